// Every language says everything, with the same parameters; nothing is said by a component itself;
// nothing is kept that nobody says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { texts as da } from './da/index.ts';
import { texts as en } from './en/index.ts';
import { texts as fi } from './fi/index.ts';
import { parametersOf, type Message } from './message.ts';
import { texts as nb } from './nb/index.ts';
import { texts as nl } from './nl/index.ts';
import { texts as sv } from './sv/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}

/** All TypeScript and Svelte of the client, without its tests and its texts. */
function sources(): Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path))
    .filter((path) => !path.startsWith('texts/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a key is named: whole, in quotes; or by its beginning, as in `t(`trait.${trait}`)`. */
function isNamed(key: string, text: string): boolean {
  if (["'", '"', '`'].some((quote) => text.includes(quote + key + quote))) return true;
  return [...text.matchAll(/`([a-z][\w.]*\.)\$\{/g)].some((found) =>
    key.startsWith(found[1] ?? ''),
  );
}

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
