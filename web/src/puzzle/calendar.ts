// The months of the puzzle: their days in weeks that begin on Monday, and what came of each; and all results in figures.
import { dayBefore, type Day } from './days.ts';
import type { Result, Results } from './results.ts';

/** `2026-11`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const dayAt = (date: Date): Day => date.toISOString().slice(0, 10);

/** A month so many months later, or earlier. */
export function monthAfter(month: Month, months: number): Month {
  const date = noon(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayAt(date));
}

/** The days of a month in weeks from Monday to Sunday; nothing where a week reaches beyond the month. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const date = noon(`${month}-01`);
  const before = (date.getUTCDay() + 6) % 7;
  const places: (Day | undefined)[] = Array.from({ length: before }, () => undefined);
  for (; monthOf(dayAt(date)) === month; date.setUTCDate(date.getUTCDate() + 1)) {
    places.push(dayAt(date));
  }
  while (places.length % 7 !== 0) places.push(undefined);
  return Array.from({ length: places.length / 7 }, (_, week) =>
    places.slice(7 * week, 7 * week + 7),
  );
}

/** Points above par, where par has been found. */
export function aboveOf({ best, par }: Result): number | undefined {
  return par === undefined ? undefined : best - par;
}

/** The most days in a row that were finished on their day. */
export function longestRow(results: Results): number {
  const inTime = new Set(Object.keys(results).filter((day) => results[day]?.finished === day));
  let longest = 0;
  for (const last of inTime) {
    let [day, count] = [last, 0];
    for (; inTime.has(day); day = dayBefore(day)) count += 1;
    longest = Math.max(longest, count);
  }
  return longest;
}

/** How many puzzles were finished at par, one above it, two, …; the last place is for all beyond. */
export function spreadOf(results: Results, places: number): readonly number[] {
  const spread = Array.from({ length: places }, () => 0);
  for (const result of Object.values(results)) {
    const above = aboveOf(result);
    if (above !== undefined) spread[Math.min(Math.max(0, above), places - 1)]! += 1;
  }
  return spread;
}
