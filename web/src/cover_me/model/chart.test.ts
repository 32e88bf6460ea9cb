import { expect, test } from 'vitest';
import { chartOf, totalsOf } from './chart.ts';

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

test('the seasons are found among all that happened', () => {
  const season = { e: 'season', trends: {}, scored: [], influence: [], ...totals[0] } as never;
  expect(totalsOf([{ e: 'shuffle', pile: 'draw' }, season])).toEqual([totals[0]]);
});
