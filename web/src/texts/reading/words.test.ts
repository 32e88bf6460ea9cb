// Readers get every message as a player would see it, and where.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { allKeys, allTexts } from './all_texts.ts';
import { Places, sources } from './places.ts';
import { CODES, nameOf } from '../../art/traits.ts';
import { filled, people, unknownParameters } from './samples.ts';

test('every parameter has values', () => {
  expect(allKeys.flatMap(unknownParameters)).toEqual([]);
});

test.each(languages)(
  'in %s every message is filled, with something for each parameter',
  (language) => {
    const texts = allKeys.flatMap((key) =>
      filled(key, language).map((text) => [key, text] as const),
    );
    expect(texts.length).toBeGreaterThan(allKeys.length);
    expect(texts.filter(([, text]) => /[{}]|undefined|NaN| {2}|^ | $|^$/.test(text))).toEqual([]);
  },
);

test('nobody among the people is called as a model is', () => {
  const models = CODES.map(nameOf);
  expect(people.filter((name) => models.includes(name))).toEqual([]);
});

test('numbers and lists are shown in their several forms', () => {
  expect(filled('coverMe.cards', 'en')).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '5 cards',
    '21 cards',
  ]);
  expect(filled('coverMe.waiting', 'nl')).toEqual([
    'Wachten op Hanneke',
    'Wachten op Hanneke en Veikko',
    'Wachten op Hanneke, Veikko en Oskar',
  ]);
});

test('a message is found where it is shown: at once, by a constant, by a function of another file', () => {
  const files = [
    { path: 'A.svelte', text: `<button>{t('a.go')}</button><p aria-label={t('a.said')}></p>` },
    { path: 'B.svelte', text: `<script>const b = t('b.title');</script><h2>{b}</h2>` },
    { path: 'c.ts', text: `export function words(x: string) { return t(\`c.\${x}\`); }` },
    {
      path: 'C.svelte',
      text: `<script>import { words } from './c.ts';</script><li>{words()}</li>`,
    },
    { path: 'cli/d.cpp', text: `say(t("d.said"));` },
    { path: 'server/http/e.cpp', text: `return {404, "e.missing"};` },
  ];
  const places = new Places(files);
  expect(places.of('a.go')).toEqual(['A.svelte, button']);
  expect(places.of('a.said')).toEqual(['A.svelte, spoken label']);
  expect(places.of('b.title')).toEqual(['B.svelte, heading']);
  expect(places.of('c.any')).toEqual(['C.svelte, line of a list']);
  expect(places.of('d.said')).toEqual(['cli/d.cpp, terminal']);
  expect(places.of('e.missing')).toEqual(['server/http/e.cpp, instead of the page']);
});

test('every message has a place', () => {
  const places = new Places(sources());
  expect(allKeys.filter((key) => places.of(key).length === 0)).toEqual([]);
});

const headings = {
  en: 'English',
  nl: 'Nederlands',
  fi: 'Suomi',
  sv: 'Svenska',
  da: 'Dansk',
  nb: 'Norsk',
};

test.each(languages)('the examples of docs/words.md are texts of the client in %s', (language) => {
  const guide = readFileSync('../docs/words.md', 'utf8');
  const [, section = ''] = guide.split(`### ${headings[language]}\n`);
  const [own = ''] = section.split('\n### ');
  const examples = [...own.matchAll(/^- `([^`]+)`/gm)].map(([, example]) => example!);
  expect(examples).toHaveLength(6);
  const said = Object.values(allTexts[language]).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  expect(examples.filter((example) => !said.includes(example))).toEqual([]);
});
