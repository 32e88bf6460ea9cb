// CU-3.2: turning and flipping as the eye sees it: compared with where the drawings put the symbols.
import { expect, test } from 'vitest';
import { placedSquares } from '../../art/cover_up.ts';
import {
  covers,
  flipped,
  flippedInPlace,
  sizeOf,
  turned,
  turnedInPlace,
  within,
} from './orientation.ts';

const card = 'ab.c.def';
const all = [0, 1, 2, 3, 4, 5, 6, 7];

/** The symbols with their squares about the middle of the card, in half squares. */
function aboutMiddle(
  o: number,
  move = (x: number, y: number): [number, number] => [x, y],
): string[] {
  const { width, height } = sizeOf(o);
  return placedSquares(card, o)
    .map(({ x, y, symbol }) => [...move(2 * x + 1 - width, 2 * y + 1 - height), symbol].join(' '))
    .map((text) => text.replaceAll('-0', '0'))
    .sort();
}

test.each(all)('from %i, a turn is a quarter clockwise as one sees it', (o) => {
  expect(aboutMiddle(turned(o))).toEqual(aboutMiddle(o, (x, y) => [-y, x]));
});

test.each(all)('from %i, a flip changes left and right as one sees it', (o) => {
  expect(aboutMiddle(flipped(o))).toEqual(aboutMiddle(o, (x, y) => [-x, y]));
});

test.each(all)('from %i, four turns or two flips in place lead back', (o) => {
  const start = { card, o, x: 3, y: -2 };
  const round = [1, 2, 3, 4].reduce((placement) => turnedInPlace(placement), start);
  expect(round).toEqual(start);
  expect(flippedInPlace(flippedInPlace(start))).toEqual(start);
});

test('a card turned in place keeps its middle', () => {
  expect(turnedInPlace({ card, o: 0, x: 0, y: 0 })).toEqual({ card, o: 1, x: -1, y: 1 });
});

test('nothing leaves the lattice', () => {
  expect(within({ x: 40, y: -33 })).toEqual({ x: 32, y: -32 });
});

test('a card covers its eight squares and no other', () => {
  const lying = { card, o: 1, x: 2, y: 5 };
  expect(covers(lying, { x: 5, y: 6 })).toBe(true);
  expect(covers(lying, { x: 6, y: 6 })).toBe(false);
  expect(covers(lying, { x: 2, y: 7 })).toBe(false);
});
