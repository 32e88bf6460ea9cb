import { expect, test } from 'vitest';
import { isLanguage, preferredLanguage } from './languages.ts';
import { listIn, parametersOf, textOf } from './message.ts';

const covers = { one: '{count} cover for {name}', other: '{count} covers for {name}' };

test('parameters stand where the braces were', () => {
  expect(textOf('{name} waits for {other}', 'en', { name: 'Aino', other: 'Bram' })).toBe(
    'Aino waits for Bram',
  );
});

test('the plural follows the count', () => {
  expect(textOf(covers, 'en', { count: 1, name: 'Aino' })).toBe('1 cover for Aino');
  expect(textOf(covers, 'en', { count: 0, name: 'Aino' })).toBe('0 covers for Aino');
});

test('the plural follows the language: nought and one and a half are one in Danish or not', () => {
  expect(textOf(covers, 'da', { count: 1.5, name: 'A' })).toBe('1,5 cover for A');
  expect(textOf(covers, 'sv', { count: 1.5, name: 'A' })).toBe('1,5 covers for A');
});

test('numbers are written as the language writes them', () => {
  expect(textOf('{points}', 'nl', { points: 1234.5 })).toBe('1.234,5');
});

test('people are joined as a sentence of the language joins them, in British English without a last comma', () => {
  const people = ['Aino', 'Bram', 'Sofie'];
  expect(listIn('en', people)).toBe('Aino, Bram and Sofie');
  expect(listIn('sv', people)).toBe('Aino, Bram och Sofie');
  expect(listIn('en', ['Aino'])).toBe('Aino');
});

test('parameters of all plural forms are found once', () => {
  expect(parametersOf(covers)).toEqual(['count', 'name']);
});

test("the browser's first language that we speak is taken", () => {
  expect(preferredLanguage(['de-AT', 'fi-FI', 'sv'])).toBe('fi');
  expect(preferredLanguage(['nn-NO'])).toBe('nb');
  expect(preferredLanguage(['no'])).toBe('nb');
  expect(preferredLanguage(['de', 'fr'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('a language kept by an older version is not taken for one of ours', () => {
  expect(isLanguage('de')).toBe(false);
  expect(isLanguage(null)).toBe(false);
});
