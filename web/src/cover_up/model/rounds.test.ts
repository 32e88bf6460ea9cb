// The end's table of rounds, from a game record.
import { expect, test } from 'vitest';
import { roundsIn, rowsOf, sumOf } from './rounds.ts';

const record = [
  { coverstory: 1, game: 'cover-up' },
  { e: 'deal', round: 1 },
  { e: 'round', round: 1, points: [20, 12, 14], par: [11, 12, 13] },
  { e: 'round', round: 2, points: [10, 18, 17], par: [10, 13, 12] },
  { e: 'end', totals: [30, 30, 31] },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

test('the rounds of a record, in order', () => {
  expect(roundsIn(record).map(({ round }) => round)).toEqual([1, 2]);
  expect(roundsIn('')).toEqual([]);
});

test('CU_6_4 the fewest points come first, and equal points share the place', () => {
  const rows = rowsOf([30, 30, 31], roundsIn(record));
  expect(rows.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
  expect(rows[1]!.points).toEqual([12, 18]);
  expect(sumOf(rows[1]!.par)).toBe(25);
});
