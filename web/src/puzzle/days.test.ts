import { expect, test } from 'vitest';
import { dayBefore, dayOf, longDay, minutes } from './days.ts';

test('a day is what the clock of this place shows', () => {
  expect(dayOf(new Date(2026, 10, 16, 0, 0, 1))).toBe('2026-11-16');
  expect(dayOf(new Date(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
  expect(dayOf(new Date(2027, 0, 1))).toBe('2027-01-01');
});

test('the day before goes over months, years and leap days', () => {
  expect(dayBefore('2026-11-16')).toBe('2026-11-15');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2024-03-01')).toBe('2024-02-29');
  expect(dayBefore('2026-03-29')).toBe('2026-03-28');
});

test('a day is written out in the language of its reader', () => {
  expect(longDay('2026-11-16', 'en')).toBe('16 November 2026');
  expect(longDay('2026-11-16', 'nl')).toBe('16 november 2026');
  expect(longDay('2026-11-16', 'fi')).toBe('16. marraskuuta 2026');
});

test('a time is told in minutes and seconds', () => {
  expect(minutes(0)).toBe('0:00');
  expect(minutes(65_900)).toBe('1:05');
  expect(minutes(3_600_000)).toBe('60:00');
});
