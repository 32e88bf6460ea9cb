import { expect, test } from 'vitest';
import type { PastDecision, Worth } from '../../engine/look_back.ts';
import { chanceChartOf } from './chance_chart.ts';
import type { Review, Verdict } from './review.ts';

const decisions = (['winter', 'winter', 'spring', 'spring'] as const).map(
  (season, step): PastDecision => ({
    step,
    year: 1,
    season,
    month: 1,
    kind: 'play',
    legal: [],
    chosen: 0,
  }),
);

const worth = (chance: number): Worth => ({
  choice: 0,
  chance,
  error: 0,
  prestige: 0,
  samples: 1,
});

const review = (at: number, best: number, chosen: number, verdict: Verdict): Review => ({
  at,
  best: worth(best),
  chosen: worth(chosen),
  loss: best - chosen,
  verdict,
});

const size = { width: 400, height: 100 };

test('decisions stand in the middle of equal columns, a chance of nought at the bottom', () => {
  const reviews = [review(0, 0.5, 0.5, 'same'), review(1, 0, 0, 'same')];
  const { points } = chanceChartOf(decisions, reviews, 4, 1, size);
  expect(points).toEqual([
    { x: 50, y: 0 },
    { x: 150, y: 100 },
  ]);
});

test('a clear loss is a drop from the best chance to the chosen one; a small one is none', () => {
  const reviews = [review(0, 0.25, 0.24, 'equal'), review(1, 0.25, 0.1, 'costly')];
  const { drops } = chanceChartOf(decisions, reviews, 4, 1, size);
  expect(drops).toEqual([{ at: 1, x: 150, from: 50, to: 80, verdict: 'costly' }]);
});

test('the result stands at the right edge once all is appraised', () => {
  const all = decisions.map((_, at) => review(at, 0.25, 0.25, 'same'));
  expect(chanceChartOf(decisions, all, 4, 0, size).end).toEqual({ x: 400, y: 100 });
  expect(chanceChartOf(decisions, all.slice(1), 4, 0, size).end).toBeUndefined();
  expect(chanceChartOf(decisions, all, 4, undefined, size).end).toBeUndefined();
});

test('small chances fill the chart, and a certain victory fits', () => {
  const top = (chance: number) =>
    chanceChartOf(decisions, [review(0, chance, chance, 'same')], 4, 1, size).rules.at(-1)!.chance;
  expect([0.1, 0.6, 0.9].map(top)).toEqual([0.5, 0.75, 1]);
});

test('seasons begin at the left edge of their first decision', () => {
  const { seasons, even } = chanceChartOf(decisions, [], 4, 1, size);
  expect(seasons).toEqual([
    { x: 0, year: 1, season: 'winter' },
    { x: 200, year: 1, season: 'spring' },
  ]);
  expect(even).toBe(50);
});
