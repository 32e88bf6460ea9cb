import { expect, test } from 'vitest';
import type { CoverMeView } from '../../protocol/cover_me.ts';
import type { Line } from './course.ts';
import { isNews, printsOf, seasonsOf } from './print.ts';

const trends = { hair: ['b'], length: ['s'], pattern: ['Q'] } as const;
const verdict = (seat: number) =>
  ({
    is: 'verdict',
    last: false,
    seat,
    row: 0,
    cards: [],
    featured: [],
    goes: 'influence',
    trends,
  }) as const;
const line = (season: 'winter' | 'spring', moment: Line['moment']): Line =>
  ({ year: 1, season, tracks: {}, moment }) as unknown as Line;
const course = [
  line('winter', verdict(0)),
  line('winter', verdict(1)),
  line('winter', { is: 'act', act: { e: 'act', seat: 0, kind: 'keep', cards: 1 } }),
  line('spring', { is: 'act', act: { e: 'act', seat: 0, kind: 'keep', cards: 1 } }),
];

test('a season is in print once its special was told, with all its rows', () => {
  expect(printsOf(course)).toMatchObject([
    { year: 1, season: 'winter', rows: [{ seat: 0 }, { seat: 1 }] },
  ]);
  expect(printsOf([])).toEqual([]);
});

test('a magazine has its own seasons', () => {
  expect(seasonsOf(printsOf(course), 1)).toMatchObject([{ rows: [{ seat: 1 }] }]);
  expect(seasonsOf(printsOf(course), 2)).toEqual([]);
});

test('the last season is the news until the next one shows a cover', () => {
  const view = (phase: string, month: number, cards: readonly string[], seat: number | null = 0) =>
    ({ phase, month, rows: [{ seat, row: 0, cards }] }) as unknown as CoverMeView;
  expect(isNews(view('hands', 0, []))).toBe(true);
  expect(isNews(view('month', 1, []))).toBe(true);
  expect(isNews(view('month', 1, ['YQsb']))).toBe(false);
  expect(isNews(view('month', 2, ['YQsb']))).toBe(false);
  expect(isNews(view('special', 3, ['YQsb']))).toBe(false);
  // CM-8.2: a fictional player shows a card before anybody chooses.
  expect(isNews(view('month', 1, ['YQsb'], null))).toBe(true);
});
