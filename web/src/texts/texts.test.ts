// Every language says everything, with the same parameters; nothing is said by a component itself;
// nothing is kept that nobody says.
import { describe, expect, test } from 'vitest';
import { texts as da } from './da/index.ts';
import { texts as en } from './en/index.ts';
import { texts as fi } from './fi/index.ts';
import type { Message } from './message.ts';
import { parametersOf } from './message.ts';
import { texts as nb } from './nb/index.ts';
import { texts as nl } from './nl/index.ts';
import { isNamed, sources, wordsIn } from './sources.ts';
import { texts as sv } from './sv/index.ts';

const english: Record<string, Message> = en;
const others: Record<string, Record<string, Message>> = { nl, fi, sv, da, nb };
const keys = Object.keys(english);

describe.each(Object.keys(others))('%s', (language) => {
  const words = others[language]!;

  test('has the keys of English, no fewer and no more', () => {
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
  });

  test('leaves no text empty', () => {
    const empty = keys.filter((key) => JSON.stringify(words[key]).includes('""'));
    expect(empty).toEqual([]);
  });

  test('has the parameters of English in each text', () => {
    const differing = keys.filter(
      (key) => String(parametersOf(words[key] ?? '')) !== String(parametersOf(english[key]!)),
    );
    expect(differing).toEqual([]);
  });

  test('has plural forms where English has them', () => {
    expect(keys.filter((key) => typeof words[key] !== typeof english[key])).toEqual([]);
  });
});

test('each text is used', () => {
  const all = sources().map((source) => source.text);
  expect(keys.filter((key) => !all.some((text) => isNamed(key, text)))).toEqual([]);
});

test('components leave the talking to the texts', () => {
  const talking = sources()
    .filter((source) => source.path.endsWith('.svelte'))
    .flatMap((source) => wordsIn(source.text).map((words) => `${source.path}: ${words}`));
  expect(talking).toEqual([]);
});

test('words in a component and in its spoken attributes are found', () => {
  const component = `<script>const a = 'code';</script><p class="big">Hello {a}</p>
    <button aria-label="Close it">×</button><img alt={a} src="picture" />`;
  expect(wordsIn(component)).toEqual(['Hello', 'Close it']);
});

test('a key is named in quotes or by its beginning, and not by a longer key', () => {
  expect(isNamed('shell.home', "t('shell.home')")).toBe(true);
  expect(isNamed('trait.green', 't(`trait.${colour}`)')).toBe(true);
  expect(isNamed('shell.home', "t('shell.homeland')")).toBe(false);
});
