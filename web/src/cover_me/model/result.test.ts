import { expect, test } from 'vitest';
import { bestOf, chartOf, placesOf, totalsOf } from './result.ts';

const totals = [
  { year: 1, season: 'winter', prestige: [2, 0] },
  { year: 1, season: 'spring', prestige: [2, 6] },
] as const;

test('lines run from nought at the left to the totals at the right', () => {
  const { lines, columns } = chartOf(totals, 100, 60);
  expect(lines.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [0, 2, 2],
    [0, 0, 6],
  ]);
  expect(lines[0]!.points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(columns).toEqual([50, 100]);
});

test('the highest figure fits, and nought lies at the bottom', () => {
  const { lines, rules } = chartOf(totals, 100, 60);
  expect(lines[1]!.points.map(({ y }) => y)).toEqual([60, 60, 0]);
  expect(rules.map(({ value }) => value)).toEqual([0, 2, 4, 6]);
});

test('many points have few rules', () => {
  const { rules } = chartOf([{ year: 1, season: 'fall', prestige: [73] }], 100, 100);
  expect(rules.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80]);
});

test('a game without a season has an empty chart', () => {
  expect(chartOf([], 100, 100).lines).toEqual([]);
});

const season = (name: string, scored: readonly (readonly string[])[]) =>
  ({ e: 'season', year: 1, season: name, trends: {}, scored, influence: [] }) as never;

test('CM-6.5: what the seasons brought is found among all that happened, and added up', () => {
  const events = [
    season('winter', [['YQsb'], []]),
    { e: 'shuffle', pile: 'draw' },
    season('spring', [[], ['RQsb', 'BQsb', 'YQsr']]),
  ] as const;
  expect(totalsOf(events, { values: 'by-color' })).toEqual(totals);
  const cards = totalsOf(events, { values: 'equal' }).map(({ prestige }) => prestige);
  expect(cards).toEqual([
    [1, 0],
    [1, 3],
  ]);
});

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

test('the best cover of a magazine is the dearest, and of equal ones the latest', () => {
  expect(bestOf(['YQsb', 'WQsb', 'KQsb'], { values: 'by-color' })).toBe('WQsb');
  expect(bestOf(['YQsb', 'YDsb'], { values: 'by-color' })).toBe('YDsb');
  expect(bestOf(['WQsb', 'YQsb'], { values: 'equal' })).toBe('YQsb');
  expect(bestOf([], { values: 'equal' })).toBe(undefined);
});
