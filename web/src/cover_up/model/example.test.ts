// The example pile of the rules is what the engine says it is.
import { expect, test } from 'vitest';
import { placedSquares } from '../../art/cover_up.ts';
import { testEngine } from '../../engine/testing.ts';
import {
  exampleClash,
  examplePile,
  exampleSteps,
  exampleSymbols,
  exampleWithout,
} from './example.ts';

const { coverUp } = await testEngine();
const upTo = (count: number) => coverUp.check(examplePile.slice(0, count));
const symbolsOn = (card: string) => [...card].filter((symbol) => symbol !== '.').length;

test.each(examplePile.map((_, at) => at))('CU-3.4 and CU-5.2: card %i of the pile', (at) => {
  const { card, o, x, y } = examplePile[at]!;
  const { valid, visible } = upTo(at + 1);
  const below = at === 0 ? [] : upTo(at).squares;
  const met = placedSquares(card, o, x, y)
    .filter(({ symbol }) => symbol !== '.')
    .filter((square) => below.some((other) => other.x === square.x && other.y === square.y))
    .map(({ symbol }) => symbol);
  expect(valid).toBe(true);
  expect({ met, seen: visible }).toEqual(exampleSteps[at]);
});

test('CU-7.1: no pile of these cards shows fewer symbols', () => {
  const cards = examplePile.map(({ card }) => card);
  expect(coverUp.solve(cards).points).toBe(exampleSteps.at(-1)!.seen);
  expect(cards.map(symbolsOn).reduce((sum, count) => sum + count)).toBe(exampleSymbols);
});

test('CU-5.3: what the last card would cost beside the pile', () => {
  const { seen, symbols, points } = exampleWithout;
  expect(seen).toBe(upTo(4).visible);
  expect(symbols).toBe(symbolsOn(examplePile[4]!.card));
  expect(points).toBe(seen + symbols + 1);
});

test('CU-3.3: the two cards that clash do so on one square', () => {
  expect(coverUp.check(exampleClash).conflicts).toHaveLength(1);
});
