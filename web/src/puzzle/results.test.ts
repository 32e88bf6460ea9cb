// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  afterTry,
  daysInARow,
  forgetAttempt,
  keepAttempt,
  keepResult,
  keptAttempt,
  keptResults,
  type Result,
} from './results.ts';

const pile = [{ card: 'ab..cd..', o: 0, x: 0, y: 0 }];
const made = (points: number, ms = 1000) => ({ points, pile, ms });
const finished = (day: string): Result => afterTry(undefined, made(12), day);

beforeEach(() => localStorage.clear());

test('the best of the tries counts, with its time, and all are counted', () => {
  const first = afterTry(undefined, made(15, 9000), '2026-11-16');
  const second = afterTry(first, made(13, 5000), '2026-11-16');
  const third = afterTry(second, made(14, 100), '2026-11-17');
  expect(first).toMatchObject({ tries: 1, best: 15, ms: 9000, finished: '2026-11-16' });
  expect(third).toMatchObject({ tries: 3, best: 13, ms: 5000, finished: '2026-11-16' });
});

test('a later try that is only as good changes nothing but their number', () => {
  const first = afterTry(undefined, made(13, 9000), '2026-11-16');
  expect(afterTry(first, made(13, 10), '2026-11-16')).toEqual({ ...first, tries: 2 });
});

test('who has looked at the best pile cannot get better', () => {
  const looked = { ...finished('2026-11-16'), looked: true };
  expect(afterTry(looked, made(3), '2026-11-16')).toBe(looked);
});

test('days in a row go back from today, or from yesterday while today is open', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-02'];
  const results = Object.fromEntries(days.map((day) => [day, finished(day)]));
  expect(daysInARow(results, '2026-11-02')).toBe(3);
  expect(daysInARow(results, '2026-11-03')).toBe(3);
  expect(daysInARow(results, '2026-11-04')).toBe(0);
  expect(daysInARow({}, '2026-11-04')).toBe(0);
});

test('a puzzle that was finished later does not close the gap', () => {
  const results = {
    '2026-11-01': finished('2026-11-01'),
    '2026-11-02': finished('2026-11-03'),
    '2026-11-03': finished('2026-11-03'),
  };
  expect(daysInARow(results, '2026-11-03')).toBe(1);
});

const result = finished('2026-11-16');

test('a result is found again by its day', () => {
  keepResult('2026-11-16', result);
  keepResult('2026-11-15', { ...result, best: 10 });
  expect(keptResults()['2026-11-16']).toEqual(result);
  expect(keptResults()['2026-11-15']?.best).toBe(10);
});

test('what is being built is found again on its own day only', () => {
  keepAttempt({ day: '2026-11-16', pile, ms: 5 });
  expect(keptAttempt('2026-11-16')).toEqual({ day: '2026-11-16', pile, ms: 5 });
  expect(keptAttempt('2026-11-17')).toBeUndefined();
  forgetAttempt();
  expect(keptAttempt('2026-11-16')).toBeUndefined();
});

test('what others have written there is passed over', () => {
  localStorage.setItem('coverstory.puzzles', '{"2026-11-16":{"tries":"many"}');
  localStorage.setItem('coverstory.puzzle', '[3]');
  expect(keptResults()).toEqual({});
  expect(keptAttempt('2026-11-16')).toBeUndefined();
  localStorage.setItem('coverstory.puzzles', '{"2026-11-16":{"tries":"many"},"2026-11-15":7}');
  expect(keptResults()).toEqual({});
});
