// @vitest-environment jsdom
// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { testEngine } from '../../engine/testing.ts';
import type { Placement } from '../../protocol/cover_up.ts';
import { Lesson } from './lesson.svelte.ts';
import { cards, places, stepNames, steps } from './script.ts';
import { turnedInPlace } from '../model/lattice.ts';

const { coverUp } = await testEngine();
let lesson: Lesson;
beforeEach(() => {
  lesson = new Lesson(coverUp);
});

function lay({ card, o, x, y }: Placement): void {
  const { builder } = lesson;
  builder.lift(card, 'keys');
  if (o & 4) builder.flip();
  for (let turns = 0; turns < (o & 3); turns++) builder.turn();
  const held = builder.air!.placement;
  builder.move(x - held.x, y - held.y);
  expect(lesson.isDone).toBe(false);
  builder.act();
}

function goTo(name: string): void {
  while (lesson.step.name !== name) lesson.next();
}

test('each step waits for what it asks, and goes on from the table as it lies', () => {
  expect(lesson.isDone).toBe(false);
  goTo('place');
  lay({ ...places.first, x: 7, y: 7 });
  expect(lesson.isDone).toBe(true);
  lesson.next();
  expect(lesson.pile).toEqual([places.first]);
  lay({ ...places.second, x: 2 });
  expect(lesson.isDone).toBe(false);
  lay(places.second);
  expect(lesson.isDone).toBe(true);
  lesson.next();
  lay(places.thirdWrong);
  lesson.next();
  expect(lesson.builder.chosen).toBe(places.third.card);
  lesson.builder.turn();
  expect(lesson.isDone).toBe(true);
  lesson.next();
  lay(places.fourth);
  expect(lesson.isDone).toBe(true);
});

test('a card at its place that is not flipped is not where it should be', () => {
  goTo('flip');
  lay({ ...places.fourth, o: 0 });
  expect(lesson.isDone).toBe(false);
  lesson.builder.flip();
  expect(lesson.isDone).toBe(true);
});

test('any flawless pile of all five will do, and is the one that is scored', () => {
  goTo('cover');
  expect(lesson.isDone).toBe(false);
  lesson.builder.lift(places.fifth.card, 'keys');
  lesson.builder.move(places.fifth.x - 4, 0);
  lesson.builder.act();
  expect(lesson.isDone).toBe(true);
  lesson.next();
  expect(lesson.builder.free).toBe(false);
  expect(lesson.isDone).toBe(false);
  lesson.next();
  expect(lesson.score.points).toBe(12);
});

test('who is shown a step finds it done', () => {
  for (const step of steps) {
    expect(lesson.step).toBe(step);
    expect(lesson.pile).toEqual(step.pile);
    lesson.next();
  }
  expect(lesson.isLast).toBe(true);
});

test('again begins the step anew, back the one before, and restart all of it', () => {
  goTo('meet');
  lay({ ...places.second, x: 3 });
  lesson.again();
  expect(lesson.pile).toEqual([places.first]);
  lesson.back();
  expect(lesson.step.name).toBe('place');
  expect(lesson.pile).toEqual([]);
  lesson.restart();
  expect(lesson.number).toBe(1);
  lesson.back();
  expect(lesson.number).toBe(1);
});

// The script against the engine: each lesson occurs where it is told.
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
