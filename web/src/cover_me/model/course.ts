// The course of the game, to be read back: what each scene told, with what its words need. Small enough to
// be kept over a reload.
import type { Season, Tracks } from '../../protocol/cover_me.ts';
import type { Moment, Scene } from './scenes.ts';

export interface Line {
  readonly year: number;
  readonly season: Season;
  readonly tracks: Tracks;
  readonly moment: Moment;
}

/** Lines of one season, in the order of what happened. */
export interface Chapter {
  readonly year: number;
  readonly season: Season;
  readonly lines: readonly Line[];
}

const mostLines = 600;

/** The course with what these scenes tell. */
export function continued(course: readonly Line[], scenes: readonly Scene[]): Line[] {
  const told = scenes.filter(({ moment }) => isTold(moment)).map(lineOf);
  return [...course, ...told].slice(-mostLines);
}

function isTold(moment: Moment): boolean {
  if (moment.is === 'trends') return moment.moved;
  return !['rest', 'reveal', 'harvest', 'begin'].includes(moment.is);
}

function lineOf({ moment, view }: Scene): Line {
  return { moment, year: view.year, season: view.season, tracks: view.tracks };
}

/** By season, the latest first. */
export function chaptersOf(course: readonly Line[]): Chapter[] {
  const chapters: { year: number; season: Season; lines: Line[] }[] = [];
  for (const line of course) {
    const last = chapters.at(-1);
    if (last?.year === line.year && last.season === line.season) last.lines.push(line);
    else chapters.push({ year: line.year, season: line.season, lines: [line] });
  }
  return chapters.reverse();
}
