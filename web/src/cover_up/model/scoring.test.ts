// CU-5 as a story: what was removed and why, told by the engine's own check.
import { beforeAll, expect, test } from 'vitest';
import { testEngine } from '../../engine/testing.ts';
import type { CoverUp } from '../../engine/cover_up.ts';
import type { Pile } from '../../protocol/cover_up.ts';
import { pileAfter, storyOf, type Judge } from './scoring.ts';

let coverUp: CoverUp;
let judge: Judge;
beforeAll(async () => {
  ({ coverUp } = await testEngine());
  judge = {
    check: (pile) => coverUp.check(pile),
    costBeside: (card) => coverUp.score([card], [], false).beside_points,
  };
});

const at = (card: string, x: number, y = 0) => ({ card, o: 0, x, y });

function storyFor(hand: readonly string[], pile: Pile, flipped = false) {
  const score = coverUp.score(hand, pile, flipped);
  return { score, story: storyOf(pile, score, judge) };
}

test('a single card is counted, the others lie beside, and the sum is the score', () => {
  const hand = ['bad....b', '.f..ebc.'];
  const { score, story } = storyFor(hand, [at('bad....b', 0)]);
  expect(story.map(({ is }) => is)).toEqual(['seen', 'beside', 'sum']);
  const points = story.map((step) => ('points' in step ? step.points : 0));
  expect(points[0]! + points[1]!).toBe(points[2]);
  expect(points[2]).toBe(score.points);
});

test('CU_5_1 a card on different symbols is removed for that', () => {
  const pile = [at('ab..cd..', 0), at('ba..dc..', 0)];
  const { story } = storyFor(['ab..cd..', 'ba..dc..'], pile);
  expect(story[0]).toEqual({ is: 'removed', card: 'ba..dc..', why: 'conflict' });
});

test('CU_5_1 a card that touches nothing is removed as loose', () => {
  const pile = [at('ab..cd..', 0), at('ef..ab..', 9)];
  const { story } = storyFor(['ab..cd..', 'ef..ab..'], pile);
  expect(story[0]).toEqual({ is: 'removed', card: 'ef..ab..', why: 'loose' });
});

test('CU_5_4 the hourglass point stands in the story of who flipped it', () => {
  const { story } = storyFor(['bad....b', '.f..ebc.'], [at('bad....b', 0)], true);
  expect(story.find(({ is }) => is === 'hourglass')).toEqual({ is: 'hourglass', points: 1 });
});

test('a removed card lies on the table until its step is told', () => {
  const pile = [at('ab..cd..', 0), at('ef..ab..', 9)];
  const { story } = storyFor(['ab..cd..', 'ef..ab..'], pile);
  expect(pileAfter(pile, story, 0)).toHaveLength(2);
  expect(pileAfter(pile, story, 1)).toEqual([pile[0]]);
});
