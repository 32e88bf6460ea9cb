// Every word of every text is spelt right, by a dictionary of its language or by the list of names and terms.
import { expect, test } from 'vitest';
import { languages, type Language } from '../languages.ts';
import { allTexts } from './all_texts.ts';
import { misspelt, termsOf, wordsOf } from './spelling.ts';

const words = (language: Language) => wordsOf(Object.values(allTexts[language]));

test.each(languages)('all words in %s are spelt right', (language) => {
  const terms = termsOf(language);
  expect(misspelt(words(language), language).filter((word) => !terms.includes(word))).toEqual([]);
});

test.each(languages)('each name and term in %s is in its texts', (language) => {
  // A program may complain of a part alone: QR of QR-koden.
  const said = words(language).flatMap((word) => [word, ...word.split('-')]);
  expect(termsOf(language).filter((term) => !said.includes(term))).toEqual([]);
});

test.each([
  ['en', 'colour', 'color'],
  ['nl', 'stapel', 'staapel'],
  ['fi', 'pelaajat', 'pelajat'],
  ['sv', 'omslag', 'omlsag'],
  ['da', 'forside', 'forsdie'],
  ['nb', 'forside', 'forsdie'],
] as const)('the dictionary of %s has %s, and not %s', (language, right, wrong) => {
  expect(misspelt([right, wrong], language)).toEqual([wrong]);
});

test('words are what is between parameters and codes; an apostrophe belongs to them', () => {
  const message = { one: '{name} hasn’t K7MQ2X.', other: 'Press R: semi-long hair' };
  expect(wordsOf([message])).toEqual(['Press', 'hair', "hasn't", 'semi-long']);
});

test('a missing program is told', () => {
  const path = process.env['PATH'];
  process.env['PATH'] = '/nowhere';
  try {
    expect(() => misspelt(['stapel'], 'nl')).toThrow('run scripts/packages test');
  } finally {
    process.env['PATH'] = path;
  }
});
