import { expect, test } from 'vitest';
import type { CoverUpView, OwnView, Phase } from '../../protocol/cover_up.ts';
import { clausesAt, momentOf, sandRun, secondsLeft, secondToSay } from './moment.ts';

const view = (phase: Phase, players = 2, must_return = true) =>
  ({
    phase,
    seats: Array.from({ length: players }, () => ({ must_return })),
  }) as unknown as CoverUpView;
const own = (may_arrange: boolean) => ({ seat: 0, may_arrange }) as OwnView;

test('who builds is told of building, of the sand, or of playing alone', () => {
  expect(momentOf(view('count-in'), own(false))).toBe('countIn');
  expect(momentOf(view('building'), own(true))).toBe('building');
  expect(momentOf(view('hourglass'), own(true))).toBe('hourglass');
  expect(momentOf(view('building', 1), own(true))).toBe('alone');
});

test('who is done or only watches is told so', () => {
  expect(momentOf(view('hourglass'), own(false))).toBe('done');
  expect(momentOf(view('building'), undefined)).toBe('watching');
});

test('between rounds it matters whether the card is chosen', () => {
  expect(momentOf(view('returning', 2, true), own(false))).toBe('returning');
  expect(momentOf(view('returning', 2, false), own(false))).toBe('returned');
});

test('the end is told alone by par and together by the fewest points', () => {
  expect(clausesAt[momentOf(view('ended'), undefined)][0]).toBe('6.4');
  expect(clausesAt[momentOf(view('ended', 1), own(false))][0]).toBe('7.2');
});

test('the last second is 1, and then there is none', () => {
  expect(secondsLeft(10_000, 9_001)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
  expect(secondsLeft(null, 0)).toBe(0);
});

test('sand lies still until the hourglass is flipped, then runs from 0 to 1', () => {
  const view = (phase: CoverUpView['phase']) => ({ phase, deadline: 30_000 }) as CoverUpView;
  expect(sandRun(view('building'), 30, 15_000)).toBe(0);
  expect(sandRun(view('hourglass'), 30, 0)).toBe(0);
  expect(sandRun(view('hourglass'), 30, 15_000)).toBe(0.5);
  expect(sandRun(view('hourglass'), 30, 99_000)).toBe(1);
});

test('20, 10 and 5 are spoken once each, also where a second was missed', () => {
  expect(secondToSay(21, 20)).toBe(20);
  expect(secondToSay(20, 19)).toBeUndefined();
  expect(secondToSay(12, 9)).toBe(10);
  expect(secondToSay(6, 5)).toBe(5);
  expect(secondToSay(5, 0)).toBeUndefined();
});

test('coming late, the first that is due is spoken', () => {
  expect(secondToSay(Infinity, 8)).toBeDefined();
});
