// CU-3.2: turning and flipping as the eye sees it, compared with where the drawings put the symbols; a held card, which
// snaps to squares while the pointer keeps its point of it; the window, with the pile in the middle and room to build.
import { describe, expect, test } from 'vitest';
import { placedSquares } from '../../art/cover_up.ts';
import {
  boundsOf,
  covers,
  deskLens,
  flipped,
  flippedInPlace,
  frameOf,
  gripFlipped,
  gripOn,
  gripTurned,
  landingOf,
  middleGrip,
  phoneLens,
  shownOf,
  sizeOf,
  snapped,
  turned,
  turnedInPlace,
  widened,
  within,
} from './lattice.ts';

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

test('a card held in its middle lies about the pointer', () => {
  expect(snapped(0, { x: 1, y: 2 }, middleGrip)).toEqual({ x: 0, y: 0 });
  expect(snapped(1, { x: 2, y: 1 }, middleGrip)).toEqual({ x: 0, y: 0 });
});

test('it goes to the nearest square', () => {
  expect(snapped(0, { x: 1.4, y: 2.4 }, middleGrip)).toEqual({ x: 0, y: 0 });
  expect(snapped(0, { x: 1.6, y: 2.6 }, middleGrip)).toEqual({ x: 1, y: 1 });
});

test('taken up anywhere, it does not jump', () => {
  const lying = { o: 0, x: 3, y: -1 };
  for (const at of [
    { x: 3.1, y: -0.9 },
    { x: 4.9, y: 2.9 },
  ]) {
    expect(snapped(0, at, gripOn(lying, at))).toEqual({ x: 3, y: -1 });
  }
});

test('it stays on the lattice', () => {
  expect(snapped(0, { x: 99, y: -99 }, middleGrip)).toEqual({ x: 32, y: -32 });
});

test('four turns or two flips of a grip lead back', () => {
  const grip = { x: 0.5, y: -1.25 };
  expect([1, 2, 3, 4].reduce((held) => gripTurned(held), grip)).toEqual(grip);
  expect(gripFlipped(gripFlipped(grip))).toEqual(grip);
  expect(gripTurned({ x: 0.5, y: 1.5 })).toEqual({ x: -1.5, y: 0.5 });
});

const at = (x: number, y: number, o = 0) => ({ card: 'bad....b', o, x, y });

test('an empty table is looked at about its middle', () => {
  const { x, width } = frameOf([], deskLens);
  expect(x + width / 2).toBe(0);
});

test.each([deskLens, phoneLens])('a pile has room on all sides', (lens) => {
  const pile = [at(-3, 0), at(6, 5, 1)];
  const frame = frameOf(pile, lens);
  const bounds = boundsOf(pile)!;
  expect(bounds).toEqual({ x: -3, y: 0, width: 13, height: 7 });
  expect(frame.x).toBeLessThanOrEqual(bounds.x - lens.around);
  expect(frame.y).toBeLessThanOrEqual(bounds.y - lens.around);
  expect(frame.x + frame.width).toBeGreaterThanOrEqual(bounds.x + bounds.width + lens.around);
  expect(frame.y + frame.height).toBeGreaterThanOrEqual(bounds.y + bounds.height + lens.around);
});

test('a card without a pointer lands on the right edge of the pile, so that they overlap', () => {
  expect(landingOf([])).toEqual({ x: -1, y: -2 });
  expect(landingOf([at(0, 0), at(2, 1)])).toEqual({ x: 3, y: 0 });
});

test('a window shows the frame in its middle, and more on two sides', () => {
  expect(shownOf({ x: 0, y: 0, width: 4, height: 4 }, 2)).toEqual({
    x: -2,
    y: 0,
    width: 8,
    height: 4,
  });
});

describe('a card in the air', () => {
  const frame = { x: -3, y: -3, width: 6, height: 6 };

  test('that is in sight leaves the table as it is', () => {
    expect(widened(frame, 1, at(-1, -2), { x: 0, y: 0 })).toBe(frame);
  });

  test.each([
    { card: at(0, -1, 1), hand: { x: 2, y: 0 } },
    { card: at(-4, -1, 1), hand: { x: -2, y: 0.5 } },
    { card: at(0, 0), hand: { x: 1, y: 2 } },
  ])('that would be cut off makes it step back about the hand: $card', ({ card, hand }) => {
    const wide = shownOf(widened(frame, 1, card, hand), 1);
    const bounds = boundsOf([card])!;
    expect(wide.x).toBeLessThanOrEqual(bounds.x);
    expect(wide.y).toBeLessThanOrEqual(bounds.y);
    expect(wide.x + wide.width).toBeGreaterThanOrEqual(bounds.x + bounds.width);
    expect(wide.y + wide.height).toBeGreaterThanOrEqual(bounds.y + bounds.height);
    // The hand has the same point of the table under it.
    expect((hand.x - wide.x) / wide.width).toBeCloseTo((hand.x - frame.x) / frame.width);
    expect((hand.y - wide.y) / wide.height).toBeCloseTo((hand.y - frame.y) / frame.height);
  });
});
