// Every language says everything, with the same parameters; nothing is said by a component itself;
// nothing is kept that nobody says.
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { allKeys as keys, allTexts } from './reading/all_texts.ts';
import { isNamed, sources } from './reading/places.ts';
import { parametersOf } from './message.ts';

const spokenAttributes = new Set(['aria-label', 'title', 'alt', 'placeholder', 'aria-description']);

/** The words of a component that a reader would see or hear in one language only. */
function wordsIn(component: string): string[] {
  const words: string[] = [];
  const seek = (node: unknown, within: string): void => {
    if (Array.isArray(node)) return node.forEach((child) => seek(child, within));
    if (typeof node !== 'object' || node === null) return;
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === 'Text' && within !== '' && /\p{L}{2}/u.test(data ?? '')) words.push(data!.trim());
    const inside =
      type === 'Attribute' ? (spokenAttributes.has(name ?? '') ? 'attribute' : '') : within;
    for (const child of Object.values(node)) seek(child, inside);
  };
  seek(parse(component, { modern: true }).fragment, 'text');
  return words;
}

const { en: english, ...others } = allTexts;

/** What states a rule. Of the numbers in it, those that are written in figures. */
const ruleKeys = keys.filter((key) => /^(rules|helpCoverMe|helpCoverUp|option|story)\./.test(key));
const figuresOf = (message: unknown): string =>
  JSON.stringify(message)
    .replace(/\{\w+\}/g, '')
    .match(/\d+/g)
    ?.toSorted()
    .join(' ') ?? '';

describe.each(Object.entries(others))('%s', (_, words) => {
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

  test('tells the rules with the figures of English', () => {
    const told = ruleKeys.filter((key) => figuresOf(english[key]) !== '');
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((key) => figuresOf(words[key]) !== figuresOf(english[key]))).toEqual([]);
  });
});

test('each text is used', () => {
  const all = sources().map((source) => source.text);
  expect(keys.filter((key) => !all.some((text) => isNamed(key, text)))).toEqual([]);
});

test('no text has room for a sentence of the server or the engine, which speak English', () => {
  const foreign = keys.filter((key) => parametersOf(english[key]!).includes('why'));
  expect(foreign).toEqual([]);
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
