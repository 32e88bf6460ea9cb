import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableClock } from './table_clock.ts';

const begun = 1_793_750_400_000;
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is the time of day', () => {
  const clock = new TableClock();
  vi.setSystemTime(begun + 1000);
  expect(clock.now(true)).toBe(begun + 1000);
  vi.setSystemTime(begun + hour);
  expect(clock.now(false)).toBe(begun + hour);
  expect(clock.stoodStill()).toBe(false);
});

test('set back by an hour, it goes on from where it is', () => {
  const clock = new TableClock();
  vi.setSystemTime(begun - hour);
  expect(clock.now(true)).toBe(begun);
  vi.setSystemTime(begun - hour + 1000);
  expect(clock.now(true)).toBe(begun + 1000);
  expect(clock.now(false)).toBe(begun + 1000);
});

test('while the device sleeps nobody’s time runs, and that is known once', () => {
  const clock = new TableClock();
  vi.setSystemTime(begun + hour);
  expect(clock.now(true)).toBe(begun);
  expect(clock.stoodStill()).toBe(true);
  expect(clock.stoodStill()).toBe(false);
  vi.setSystemTime(begun + hour + 1000);
  expect(clock.now(true)).toBe(begun + 1000);
});
