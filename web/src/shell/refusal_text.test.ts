// @vitest-environment jsdom
// Whatever the house refuses, a reader is told in the own language, and never in the server's English.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { refusalCodes, type Refusal } from '../protocol/commands.ts';
import { byeReasons } from '../protocol/messages.ts';
import { games } from '../games.ts';
import { languages } from '../texts/languages.ts';
import { showLanguage, t } from '../texts/texts.svelte.ts';
import { goodByeText, refusalText } from './refusal_text.ts';

vi.mock('../connection/places.svelte.ts', () => ({ placeHere: () => 'server' }));

/** A source of the server, from the first mention of a list to its end. */
function listIn(file: string, list: string): string {
  const source = readFileSync(`../${file}`, 'utf8');
  const from = source.indexOf(list);
  expect(from, `${list} in ${file}`).toBeGreaterThan(-1);
  return source.slice(from, source.indexOf('};', from));
}

test('every code with which the server can refuse is known here', () => {
  const words = listIn('protocol/table/refusal.h', 'kWords<protocol::Code>{');
  const codes = [...words.matchAll(/"(\w+)"/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.toSorted()).toEqual([...refusalCodes].toSorted());
});

test('every reason with which the server says good-bye is known here', () => {
  const words = listIn('server/websocket/close_reason.h', 'kCloseReasons{{');
  // Reasons without a sentence are not told.
  const reasons = [...words.matchAll(/\{"(\w+)", CloseCode::\w+,\s*"[^"]+"\}/g)];
  expect(reasons.map(([, reason]) => reason!).toSorted()).toEqual([...byeReasons].toSorted());
});

test.each(languages)('every good-bye has its text in %s', async (language) => {
  await showLanguage(language);
  for (const bye of [...byeReasons, undefined]) expect(goodByeText(bye), bye).not.toBe('');
  expect(goodByeText('banned')).toBe(t('refusal.banned'));
});

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
