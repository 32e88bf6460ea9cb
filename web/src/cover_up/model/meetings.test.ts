// What meets is what the engine's check says, and never a conflict.
import { beforeAll, expect, test } from 'vitest';
import type { CoverUp } from '../../engine/cover_up.ts';
import { testEngine } from '../../engine/testing.ts';
import { meetingsOf } from './meetings.ts';

let coverUp: CoverUp;
beforeAll(async () => {
  ({ coverUp } = await testEngine());
});

const at = (card: string, x: number, y = 0) => ({ card, o: 0, x, y });
const meeting = (lying: ReturnType<typeof at>[], air: ReturnType<typeof at>) =>
  meetingsOf(coverUp.check(lying), coverUp.check([...lying, air]));

test('equal symbols meet, each kind told once', () => {
  expect(meeting([at('ab..cd..', 0)], at('ab..cd..', 0)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('different symbols on a square do not meet', () => {
  expect(meeting([at('ab..cd..', 0)], at('ba..cd..', 0)).toSorted()).toEqual(['c', 'd']);
});

test('what met before the card came is no news', () => {
  expect(meeting([at('ab..cd..', 0), at('ab..cd..', 0)], at('ef..ab..', 9))).toEqual([]);
});

test('with no card in the air nothing meets', () => {
  expect(meetingsOf(coverUp.check([at('ab..cd..', 0)]), undefined)).toEqual([]);
});
