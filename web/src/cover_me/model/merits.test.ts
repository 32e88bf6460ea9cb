import { expect, test } from 'vitest';
import { placesOf } from './merits.ts';

const end = {
  prestige: [12, 19, 12, 12],
  cards: [4, 6, 5, 4],
  ranks: [3, 1, 2, 3],
  winners: [1],
  merits: [
    [12, 12, 4, 0, 2, 1, 1],
    [19, 19, 6, 1, 1, 1, 3],
    [12, 12, 5, 0, 1, 1, 3],
    [12, 12, 4, 0, 2, 1, 1],
  ],
};

test('places go from the first to the last', () => {
  expect(placesOf(end).map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
  ]);
});

test('CM-10.2 the first figure that differs has decided', () => {
  const [first, second, third, shared] = placesOf(end);
  expect(first!.decided).toBeUndefined();
  expect(second!.decided).toEqual({ by: 'prestige', own: 12, better: 19 });
  expect(third!.decided).toEqual({ by: 'cards', own: 4, better: 5 });
  expect(shared!.decided).toBeUndefined();
});

test('CM-9.7 the middle decides before the cards', () => {
  const tie = { prestige: [9, 9], cards: [3, 4], ranks: [1, 2], winners: [0] };
  const merits = [
    [9, 14, 3],
    [9, 11, 4],
  ];
  expect(placesOf({ ...tie, merits })[1]!.decided).toEqual({
    by: 'prestige-with-middle',
    own: 11,
    better: 14,
  });
});

test('without figures nothing is said to have decided', () => {
  expect(placesOf({ ...end, merits: [] }).every(({ decided }) => decided === undefined)).toBe(true);
});
