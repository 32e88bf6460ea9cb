import { expect, test } from 'vitest';
import type { Appraisal, PastDecision, Worth } from '../../engine/look_back.ts';
import { leadingOf, reviewOf, summaryOf, turningPoint, type Review } from './review.ts';

const decision = (choices: number, chosen: number): PastDecision => ({
  step: 0,
  year: 1,
  season: 'winter',
  month: 1,
  kind: 'play',
  legal: Array.from({ length: choices }, () => ({ kind: 'play', cards: ['YQsb'] })),
  chosen,
});

const worth = (choice: number, chance: number, error = 0.001): Worth => ({
  choice,
  chance,
  error,
  prestige: 0,
  samples: 100,
});

const appraisal = (best: number, choices: readonly Worth[]): Appraisal => ({
  best,
  chances: [0.5, 0.5],
  choices,
});

const verdictOf = (chosen: Worth): string =>
  reviewOf(0, decision(5, 1), appraisal(0, [worth(0, 0.5), chosen])).verdict;

test('a choice is judged by the chance that it gave away', () => {
  expect(verdictOf(worth(1, 0.49))).toBe('equal');
  expect(verdictOf(worth(1, 0.47))).toBe('better');
  expect(verdictOf(worth(1, 0.4))).toBe('costly');
});

test('a loss within the doubt of the bot is none', () => {
  expect(verdictOf(worth(1, 0.4, 0.06))).toBe('equal');
});

test('the choice of the bot is the same, and where there was no choice nothing is judged', () => {
  const same = appraisal(1, [worth(0, 0.4), worth(1, 0.5)]);
  expect(reviewOf(0, decision(2, 1), same).verdict).toBe('same');
  expect(reviewOf(0, decision(1, 0), appraisal(0, [worth(0, 0.5)])).verdict).toBe('only');
});

test('a choice that seems better than the best has lost nothing', () => {
  const review = reviewOf(0, decision(2, 1), appraisal(0, [worth(0, 0.5), worth(1, 0.52)]));
  expect(review).toMatchObject({ loss: 0, verdict: 'equal' });
});

test('the leading choices begin with the best of the bot and always have what was chosen', () => {
  const all = appraisal(
    2,
    [0.1, 0.4, 0.39, 0.3].map((chance, at) => worth(at, chance)),
  );
  const shown = (chosen: number, most: number) =>
    leadingOf(all, chosen, most).map(({ choice }) => choice);
  expect(shown(1, 3)).toEqual([2, 1, 3]);
  expect(shown(0, 3)).toEqual([2, 1, 0]);
  expect(shown(0, 9)).toEqual([2, 1, 3, 0]);
});

test('the summary counts what could be chosen and names the three that cost most', () => {
  const review = (at: number, loss: number, verdict: Review['verdict']): Review => ({
    at,
    loss,
    verdict,
    best: worth(0, 0.5),
    chosen: worth(1, 0.5 - loss),
  });
  const summary = summaryOf([
    review(0, 0, 'only'),
    review(1, 0, 'same'),
    review(2, 0.03, 'better'),
    review(3, 0.01, 'equal'),
    review(4, 0.2, 'costly'),
    review(5, 0.08, 'costly'),
    review(6, 0.08, 'costly'),
  ]);
  expect(summary).toMatchObject({ count: 6, agreed: 2 });
  expect(summary.costliest.map(({ at }) => at)).toEqual([4, 5, 6]);
});

test('a game turned where the chance went most up or down, also at its very end', () => {
  const reviews = [0.5, 0.55, 0.2, 0.3].map((chance, at) =>
    reviewOf(at, decision(2, 0), appraisal(0, [worth(0, chance)])),
  );
  expect(turningPoint(reviews, undefined)).toEqual({ at: 1, before: 0.55, after: 0.2 });
  expect(turningPoint(reviews, 1)).toEqual({ at: 3, before: 0.3, after: 1 });
});

test('where no chance moved much, nothing turned', () => {
  const reviews = [0.5, 0.55, 0.6].map((chance, at) =>
    reviewOf(at, decision(2, 0), appraisal(0, [worth(0, chance)])),
  );
  expect(turningPoint(reviews, undefined)).toBeUndefined();
  expect(turningPoint([], 1)).toBeUndefined();
});
