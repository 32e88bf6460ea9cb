// The example season of the rules is what the engine says it is.
import { expect, test } from 'vitest';
import { CODES } from '../../art/cover_me.ts';
import { testEngine } from '../../engine/testing.ts';
import { coverMeOptions } from '../../protocol/cover_me_options.ts';
import { defaultsOf } from '../../protocol/options.ts';
import type { Card, CoverMeOptions } from '../../protocol/cover_me.ts';
import {
  coversOfMagazine,
  exampleInfluence,
  exampleMonths,
  exampleSeason,
  exampleVerdicts,
} from './example.ts';
import { letterOf, totalOf, type Trait } from './fashion.ts';

const options: CoverMeOptions = defaultsOf(coverMeOptions);
const { coverMe } = await testEngine();

/** CM-4.2: one for each characteristic of each card. */
function counted(cards: readonly Card[], trait: Trait, letters: string): Record<string, number> {
  const count = (letter: string) => cards.filter((card) => letterOf(card, trait) === letter).length;
  return Object.fromEntries([...letters].map((letter) => [letter, count(letter)]));
}

test('CM-1.1 its cards are models, each of them there once', () => {
  const cards = [...exampleInfluence, ...exampleMonths.flatMap(({ covers }) => covers)];
  expect(cards.every((card) => CODES.includes(card))).toBe(true);
  expect(new Set(cards).size).toBe(cards.length);
});

test.each([0, 1, 2])('CM-4.2 and CM-4.3: tracks and trends after month %i', (at) => {
  const { tracks, trends } = exampleMonths[at]!;
  const onTable = exampleMonths.slice(0, at + 1).flatMap(({ covers }) => covers);
  const cards = [...exampleInfluence, ...onTable];
  expect(tracks).toEqual({
    pattern: counted(cards, 'pattern', 'QDT'),
    length: counted(cards, 'length', 'sml'),
    hair: counted(cards, 'hair', 'brk'),
  });
  expect(coverMe.trends({ season: exampleSeason, tracks }, []).trends).toEqual(trends);
});

test.each([0, 1, 2])('CM-5.1 to CM-6.2: what becomes of the covers of magazine %i', (magazine) => {
  const { values: told, featured, goes, points } = exampleVerdicts[magazine]!;
  const covers = coversOfMagazine(magazine);
  const { tracks } = exampleMonths[2]!;
  const { values } = coverMe.trends({ season: exampleSeason, tracks }, covers);
  expect(values).toEqual(told);
  const highest = Math.max(...values.map(({ value }) => value));
  const best = covers.filter((_, at) => values[at]!.value === highest);
  expect(best).toEqual(expect.arrayContaining([...featured]));
  expect(featured).toHaveLength(highest === 0 ? 3 : 1);
  expect(goes).toBe(highest === 3 || highest === 0 ? 'scores' : 'influence');
  expect(points).toBe(goes === 'scores' ? totalOf(featured, options) : 0);
});

test('CM-4.3, CM-5.3, CM-5.4: it has a tie of trends, a choice, and a hand against all trends', () => {
  expect(exampleMonths[0]!.trends.pattern).toHaveLength(2);
  const [, second, third] = exampleVerdicts.map(({ values }) => values.map(({ value }) => value));
  expect(second).toEqual([1, 2, 2]);
  expect(third).toEqual([0, 0, 0]);
});
