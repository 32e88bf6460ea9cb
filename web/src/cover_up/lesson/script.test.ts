// The script against the engine: each lesson occurs where it is told.
// @vitest-environment node
import { expect, test } from 'vitest';
import { turnedInPlace } from '../model/orientation.ts';
import { testEngine } from '../../engine/testing.ts';
import { cards, places, stepNames, steps } from './script.ts';

const { coverUp } = await testEngine();
const stepOf = (name: string) => steps.find((step) => step.name === name)!;
const check = (name: string) => coverUp.check(stepOf(name).pile);

test('there is a step for each name, in order, with cards of the lesson', () => {
  expect(steps.map(({ name }) => name)).toEqual(stepNames);
  for (const { pile } of steps) expect(() => coverUp.score(cards, pile, false)).not.toThrow();
});

test('equal symbols meet with the second card: two crosses', () => {
  const { valid, squares } = check('clash');
  expect(valid).toBe(true);
  expect(squares.filter(({ height }) => height > 1).map(({ symbol }) => symbol)).toEqual(['d']);
});

test('the third card clashes on one square, a diamond with a cross, and a quarter turn mends it', () => {
  const { conflicts, squares } = check('turn');
  expect(conflicts).toHaveLength(1);
  const [{ x, y }] = conflicts as [{ x: number; y: number }];
  expect(squares.find((square) => square.x === x && square.y === y)?.symbol).toBe('c');
  expect(turnedInPlace(places.thirdWrong)).toEqual(places.third);
  expect(check('flip').valid).toBe(true);
});

test('the fourth card fits only when it is flipped', () => {
  const unflipped = [...stepOf('flip').pile, { ...places.fourth, o: 0 }];
  expect(coverUp.check(unflipped).valid).toBe(false);
  expect(check('loose').valid).toBe(true);
});

test('the fifth card hangs loose first, and then covers', () => {
  expect(check('cover').loose).toEqual([4]);
  expect(check('cover').conflicts).toEqual([]);
  expect(check('hourglass').valid).toBe(true);
  expect(check('hourglass').visible).toBeLessThan(check('cover').visible);
});

test('flipping the hourglass is worth a point, and par is still better', () => {
  const score = coverUp.score(cards, stepOf('score').pile, true);
  expect(score).toMatchObject({ hourglass: -1, points: 12, beside: [] });
  expect(coverUp.solve(cards).points).toBe(11);
});
