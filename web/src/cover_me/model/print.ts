// A season in print: what became of all covers in its special, read off the course of the game, so that it can be opened
// again. It stays at hand until the next season shows its first cover.
import type { CoverMeView, Season } from '../../protocol/cover_me.ts';
import { chaptersOf, type Line } from './course.ts';
import type { RowVerdict } from './scenes.ts';

export interface Print {
  readonly year: number;
  readonly season: Season;
  readonly rows: readonly RowVerdict[];
}

/** Every season whose special was told, the latest first. */
export function printsOf(course: readonly Line[]): Print[] {
  return chaptersOf(course)
    .map(({ year, season, lines }) => ({
      year,
      season,
      rows: lines.flatMap(({ moment }) => (moment.is === 'verdict' ? [moment] : [])),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether the last season is still the news: hands are filled, and nobody has shown a cover since. */
export function isNews(view: CoverMeView): boolean {
  if (['hands', 'new-year', 'vote'].includes(view.phase)) return true;
  const isOpen = view.rows.some((row) => row.seat !== null && row.cards.length > 0);
  return view.phase === 'month' && view.month === 1 && !isOpen;
}

/** What a magazine's seasons brought, the latest first. */
export function seasonsOf(prints: readonly Print[], seat: number): Print[] {
  return prints
    .map((print) => ({ ...print, rows: print.rows.filter((row) => row.seat === seat) }))
    .filter(({ rows }) => rows.length > 0);
}
