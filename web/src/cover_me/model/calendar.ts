// The calendar in words (CM-3.1): the three months of a season have the names that a reader's language gives
// them, winter beginning in December.
import type { CoverMeOptions, Season } from '../../protocol/cover_me.ts';

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'fall'];

/** A month of a season, 1 to 3, by name. */
export function monthName(
  season: Season,
  month: number,
  language: string,
  width: 'long' | 'short' = 'long',
): string {
  const date = new Date(Date.UTC(2025, 11 + 3 * seasons.indexOf(season) + month - 1, 15));
  return new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' }).format(date);
}

/** How long a clock still runs: `0:24`, `12:05`, hours where there are some. */
export function remaining(due: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((due - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** CM-10.1: the last season that is announced; extra ones come after it. */
export function isLastSeason(
  { year, season }: { readonly year: number; readonly season: Season },
  options: Pick<CoverMeOptions, 'length'>,
): boolean {
  return year === yearsOf(options) && season === 'fall';
}

/** CM-3.1, CM-11.1: how many years a game is announced to have. */
export function yearsOf({ length }: Pick<CoverMeOptions, 'length'>): number {
  return length === 'standard' ? 3 : 4;
}
