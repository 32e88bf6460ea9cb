import { expect, test } from 'vitest';
import { longestRow, monthAfter, spreadOf, weeksOf } from './calendar.ts';
import type { Result } from './results.ts';

const result = (finished: string, best = 12, par?: number): Result => ({
  tries: 1,
  best,
  pile: [],
  ms: 1,
  finished,
  par,
});

test('a month has its days in weeks from Monday on', () => {
  const weeks = weeksOf('2026-11'); // the first is a Sunday
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
  expect(weeksOf('2027-02')).toHaveLength(4); // begins on a Monday, and has 28 days
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months go on over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

test('the longest row is of days that were finished in time', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-05', '2026-11-06'];
  const all = Object.fromEntries(days.map((day) => [day, result(day)]));
  expect(longestRow(all)).toBe(3);
  expect(longestRow({ ...all, '2026-11-01': result('2026-11-04') })).toBe(2);
  expect(longestRow({})).toBe(0);
});

test('the spread counts results against par, where par is known', () => {
  const results = {
    '2026-11-01': result('2026-11-01', 12, 12),
    '2026-11-02': result('2026-11-02', 13, 12),
    '2026-11-03': result('2026-11-03', 30, 12),
    '2026-11-04': result('2026-11-04', 12),
  };
  expect(spreadOf(results, 4)).toEqual([1, 1, 0, 1]);
});
