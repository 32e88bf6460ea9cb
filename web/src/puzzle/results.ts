// What came of the puzzles: the best of the tries of each day, and the days in a row; and what this browser keeps of
// them. Whatever else is found in the storage is passed over.
import type { Pile } from '../protocol/cover_up.ts';
import { dayBefore, type Day } from './days.ts';

export interface Result {
  readonly tries: number;
  /** The fewest points, with the pile that had them and the time it took. */
  readonly best: number;
  readonly pile: Pile;
  readonly ms: number;
  /** CU-7: known when it has been found. */
  readonly par?: number | undefined;
  /** The day on which it was first finished: a late one does not count for the days in a row. */
  readonly finished: Day;
  /** The best pile has been looked at: no more tries count. */
  readonly looked?: boolean | undefined;
}

export type Results = Readonly<Record<Day, Result>>;

export interface Try {
  readonly points: number;
  readonly pile: Pile;
  readonly ms: number;
}

/** The result with one more try; the first of equal tries stays the best. */
export function afterTry(before: Result | undefined, made: Try, today: Day): Result {
  if (before === undefined) {
    const { points: best, pile, ms } = made;
    return { tries: 1, best, pile, ms, finished: today };
  }
  if (before.looked) return before;
  const tries = before.tries + 1;
  if (made.points >= before.best) return { ...before, tries };
  return { ...before, tries, best: made.points, pile: made.pile, ms: made.ms };
}

/** How many days in a row were finished on their day, up to today; today may still come. */
export function daysInARow(results: Results, today: Day): number {
  const isFinished = (day: Day): boolean => results[day]?.finished === day;
  let day = isFinished(today) ? today : dayBefore(today);
  let count = 0;
  for (; isFinished(day); day = dayBefore(day)) count += 1;
  return count;
}

const resultsKey = 'coverstory.puzzles';
const attemptKey = 'coverstory.puzzle';
const mostDays = 800;

/** The pile that is being built. */
export interface Attempt {
  readonly day: Day;
  readonly pile: Pile;
  readonly ms: number;
}

export function keptResults(): Results {
  const found = parsed(resultsKey);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, result]) => isResult(result)));
}

export function keepResult(day: Day, result: Result): void {
  const all = Object.entries({ ...keptResults(), [day]: result });
  const latest = all.sort(([one], [other]) => (one < other ? -1 : 1)).slice(-mostDays);
  write(resultsKey, Object.fromEntries(latest));
}

export function keptAttempt(day: Day): Attempt | undefined {
  const found = parsed(attemptKey) as Partial<Attempt> | undefined;
  if (found?.day !== day || !Array.isArray(found.pile) || typeof found.ms !== 'number') return;
  return found as Attempt;
}

export function keepAttempt(attempt: Attempt): void {
  write(attemptKey, attempt);
}

export function forgetAttempt(): void {
  localStorage.removeItem(attemptKey);
}

/** A full storage loses a result, not the game. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing more can be done about it here.
  }
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function isResult(value: unknown): value is Result {
  const { tries, best, ms, pile, finished } = (value ?? {}) as Partial<Result>;
  const numbers = [tries, best, ms].every((number) => typeof number === 'number');
  return numbers && Array.isArray(pile) && typeof finished === 'string';
}
