// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { testEngine } from '../engine/testing.ts';
import { keptAttempt, keptResults } from './results.ts';
import { Session, Stopwatch } from './session.svelte.ts';

const { coverUp } = await testEngine();
const today = '2026-11-16';
let now = 0;
const begin = (day = today) => new Session(coverUp, day, today, () => now);

/** Puts all cards of the best pile down. */
function buildBest(session: Session): void {
  for (const { card, o, x, y } of coverUp.solve(session.cards).pile) {
    session.builder.lift(card, 'keys');
    while (session.builder.orientationOf(card) % 4 !== (o & 4 ? -o & 3 : o)) session.builder.turn();
    if (o & 4) session.builder.flip();
    const held = session.builder.air!.placement;
    session.builder.move(x - held.x, y - held.y);
    session.builder.act();
  }
}

beforeEach(() => {
  localStorage.clear();
  now = 0;
});

test('the cards are those that the engine deals for the day', () => {
  expect(begin().cards).toEqual(['e.e.c.f.', 'f..c.dc.', '.dcf...d', 'e..b..fb', 'ad..cd..']);
  expect(() => begin('2026-02-30')).toThrow(/such as 2026-11-16/);
});

test('done scores the pile, counts the try and takes the time', () => {
  const session = begin();
  session.watch.run();
  now = 65_000;
  session.done();
  expect(session.scored?.score).toMatchObject({ visible: 0, beside_points: 25, points: 25 });
  expect(session.result).toMatchObject({ tries: 1, best: 25, ms: 65_000, finished: today });
  expect(session.daysInARow).toBe(1);
  expect(session.builder.free).toBe(false);
});

test('a better second try counts, with its own time', () => {
  const session = begin();
  session.watch.run();
  now = 9000;
  session.done();
  now = 100_000;
  session.again();
  expect(session.builder.building.pile).toEqual([]);
  buildBest(session);
  now = 130_000;
  session.done();
  const par = coverUp.solve(session.cards).points;
  expect(session.result).toMatchObject({ tries: 2, best: par, ms: 30_000 });
  expect(begin().scored?.score.points).toBe(par);
});

test('who has looked cannot get better, but may build on', () => {
  const session = begin();
  session.done();
  session.look();
  session.again();
  buildBest(session);
  session.done();
  expect(session.result).toMatchObject({ tries: 1, best: 25, looked: true });
  expect(session.scored?.score.points).toBeLessThan(25);
});

test('a pile that is being built is there again after a reload, with its time', () => {
  const session = begin();
  session.watch.run();
  now = 5000;
  buildBest(session);
  expect(keptAttempt(today)?.pile.length).toBeGreaterThan(0);
  const again = begin();
  expect(again.builder.building.pile).toEqual(keptAttempt(today)?.pile);
  expect(again.watch.ms).toBe(5000);
});

test('a kept pile of other cards is passed over', () => {
  const pile = [{ card: 'ab..cd..', o: 0, x: 0, y: 0 }];
  localStorage.setItem('coverstory.puzzle', JSON.stringify({ day: today, pile, ms: 1 }));
  const result = { tries: 1, best: 3, pile, ms: 1, finished: today };
  localStorage.setItem('coverstory.puzzles', JSON.stringify({ '2026-11-15': result }));
  expect(begin().builder.building.pile).toEqual([]);
  expect(begin('2026-11-15').scored).toBeUndefined();
});

test('par is kept with the result', () => {
  const session = begin();
  session.done();
  session.learn(12);
  expect(keptResults()[today]?.par).toBe(12);
});

test('time counts while it runs, on top of what was spent before', () => {
  let now = 1000;
  const watch = new Stopwatch(() => now, 50);
  now = 2000;
  expect(watch.ms).toBe(50);
  watch.run();
  now = 2300;
  expect(watch.ms).toBe(350);
  watch.rest();
  now = 9000;
  watch.run();
  watch.run();
  now = 9010;
  expect(watch.ms).toBe(360);
});
