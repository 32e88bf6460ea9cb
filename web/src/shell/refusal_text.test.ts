// @vitest-environment jsdom
// Whatever the house refuses, a reader is told in the own language, and never in the server's English.
import { expect, test, vi } from 'vitest';
import { refusalCodes, type Refusal } from '../protocol/commands.ts';
import { games } from '../games.ts';
import { languages } from '../texts/languages.ts';
import { showLanguage, t } from '../texts/texts.svelte.ts';
import { refusalText } from './refusal_text.ts';

vi.mock('../connection/places.svelte.ts', () => ({ placeHere: () => 'server' }));

const refusal = (code: Refusal['code'], clause: string | null = null): Refusal => ({
  ok: false,
  code,
  clause,
  why: 'The English of a server.',
});

test.each(languages)('every refusal has its text in %s', async (language) => {
  await showLanguage(language);
  for (const place of ['server', 'here'] as const) {
    for (const code of [...refusalCodes, 'of a later server' as Refusal['code']]) {
      const text = refusalText(refusal(code), place);
      expect(text, code).not.toBe('');
      expect(text, code).not.toContain('English');
    }
  }
});

test.each(languages)('what the rules forbid is told by its clause in %s', async (language) => {
  await showLanguage(language);
  for (const { clause, text } of games.flatMap(({ rules }) =>
    rules.chapters().flatMap(({ clauses }) => clauses),
  )) {
    expect(refusalText(refusal('illegal', clause))).toContain(text);
  }
  expect(refusalText(refusal('illegal', 'CM-99.9'))).toBe(t('refusal.illegal'));
});
