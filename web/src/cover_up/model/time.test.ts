// CU-4: seconds and sand by the clock.
import { expect, test } from 'vitest';
import type { CoverUpView } from '../../protocol/cover_up.ts';
import { sandRun, secondToSay, secondsLeft } from './time.ts';

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
