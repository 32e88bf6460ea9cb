// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetAttempt, keepAttempt, keepResult, keptAttempt, keptResults } from './kept.ts';
import { afterTry } from './results.ts';

const pile = [{ card: 'ab..cd..', o: 0, x: 0, y: 0 }];
const result = afterTry(undefined, { points: 12, pile, ms: 1000 }, '2026-11-16');

beforeEach(() => localStorage.clear());

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
