// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { testEngine } from '../../engine/testing.ts';
import type { Placement } from '../../protocol/cover_up.ts';
import { Lesson } from './lesson.svelte.ts';
import { places, steps } from './script.ts';

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
