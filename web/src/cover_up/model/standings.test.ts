// Round the table, beginning at one's left; the score track (CU-5.5): everyone is on it, in order, and names do not lie
// on each other; the end's table of rounds, from a game record.
import { expect, test } from 'vitest';
import { around, bestOf, leftOf, roundsIn, rowsOf, seatsIn, sumOf, trackOf } from './standings.ts';

test('the others follow to the left', () => {
  expect(around(4, 2)).toEqual({ own: 2, others: [3, 0, 1] });
  expect(around(1, 0).others).toEqual([]);
});

test('who watches sees everyone from the first seat', () => {
  expect(around(3, undefined).others).toEqual([0, 1, 2]);
});

test('CU_6_2 cards go to the left, and from the last seat to the first', () => {
  expect(leftOf(1, 3)).toBe(2);
  expect(leftOf(2, 3)).toBe(0);
});

test('equal points stand on one place', () => {
  const { markers } = trackOf([0, 0, 0]);
  expect(markers).toHaveLength(1);
  expect(markers[0]!.seats).toEqual([0, 1, 2]);
});

test('places are in order and on the track', () => {
  const { markers, ticks } = trackOf([45, 31, 38]);
  expect(markers.map(({ seats }) => seats)).toEqual([[1], [2], [0]]);
  for (const { at } of markers) expect(at > 0 && at <= 1).toBe(true);
  expect(ticks[0]!.value).toBeLessThanOrEqual(31);
  expect(ticks.at(-1)!.at).toBeLessThanOrEqual(1);
});

test('names that would touch are on lines of their own', () => {
  const lines = trackOf([30, 31, 45]).markers.map(({ line }) => line);
  expect(lines).toEqual([0, 1, 0]);
});

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

test('a round of a record is told as the view told it: all five cards, the pile as it lay, the score', () => {
  const at = (card: string, x: number) => ({ card, o: 0, x, y: 0 });
  const [seat] = seatsIn({
    e: 'round',
    round: 3,
    ended_by: 'done',
    piles: [[at('one', 0), at('two', 2)]],
    // One of the pile was removed at scoring, another was never in it.
    beside: [['two', 'three']],
    removed: [['two']],
    visible: [4],
    beside_points: [11],
    hourglass: [1],
    points: [16],
    totals: [40],
    par: [9],
  });
  expect(seat).toEqual({
    hand: ['one', 'two', 'three'],
    pile: [at('one', 0), at('two', 2)],
    score: {
      beside: ['two', 'three'],
      removed: ['two'],
      visible: 4,
      beside_points: 11,
      hourglass: 1,
      points: 16,
    },
    total: 40,
  });
});

test('the best pile is the cheapest, the first of several, without what was removed', () => {
  const at = (card: string) => ({ card, o: 0, x: 0, y: 0 });
  const round = (round: number, points: number, removed: string[] = []) => ({
    e: 'round' as const,
    round,
    ended_by: 'done' as const,
    piles: [[at('one')], [at('two'), at('three')]],
    beside: [[], removed],
    removed: [[], removed],
    visible: [4, 4],
    beside_points: [0, 0],
    hourglass: [0, 0] as const,
    points: [9, points],
    totals: [9, points],
    par: [9, 9],
  });
  const rounds = [round(1, 14), round(2, 12, ['three']), round(3, 12)];
  expect(bestOf(rounds, 1)).toEqual({ round: 2, points: 12, pile: [at('two')] });
  expect(bestOf(rounds, 0)?.round).toBe(1);
  expect(bestOf([], 0)).toBeUndefined();
});
