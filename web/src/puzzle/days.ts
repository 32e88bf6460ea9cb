// Days of the calendar as the puzzle knows them: texts such as `2026-11-16`, by the player's own clock.
import { localeOf } from '../texts/languages.ts';

export type Day = string;

const two = (number: number): string => String(number).padStart(2, '0');

/** The day that a clock shows here, wherever here is. */
export function dayOf(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before: days are counted without a time zone, since some of them have 23 or 25 hours. */
export function dayBefore(day: Day): Day {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

/** `16 November 2026`, in a language; our English is British. */
export function longDay(day: Day, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** A time taken, `3:05`. */
export function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
