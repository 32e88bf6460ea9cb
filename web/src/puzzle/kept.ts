// What this browser keeps of the puzzles: results by day, and the pile that is being built. Whatever else is
// found in the storage is passed over.
import type { Pile } from '../protocol/cover_up.ts';
import type { Day } from './days.ts';
import type { Result, Results } from './results.ts';

const resultsKey = 'coverstory.puzzles';
const attemptKey = 'coverstory.puzzle';
const mostDays = 800;

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
