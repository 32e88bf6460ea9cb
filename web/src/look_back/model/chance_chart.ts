// The chances over a game as a chart: where the line runs, where choices gave something away, where seasons
// begin. Decisions stand at equal distances; the result of the game stands at the right edge.
import type { PastDecision } from '../../engine/look_back.ts';
import type { Season } from '../../protocol/cover_me.ts';
import { isMarked, type Review, type Verdict } from './review.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A choice that gave something away: a drop from the best chance to the one chosen. */
export interface Drop {
  readonly at: number;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly verdict: Verdict;
}

export interface ChanceChart {
  /** Of each appraised decision, the chance if the best is chosen. */
  readonly points: readonly Point[];
  /** The share of the victory in the end, once all is appraised. */
  readonly end: Point | undefined;
  readonly drops: readonly Drop[];
  readonly rules: readonly { readonly y: number; readonly chance: number }[];
  /** What everybody would have who is as good as the others. */
  readonly even: number;
  readonly seasons: readonly {
    readonly x: number;
    readonly year: number;
    readonly season: Season;
  }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a decision stands from left to right. */
export function xOf(at: number, decisions: number, width: number): number {
  return rounded(((at + 0.5) / Math.max(1, decisions)) * width);
}

export function chanceChartOf(
  decisions: readonly PastDecision[],
  reviews: readonly Review[],
  players: number,
  share: number | undefined,
  { width, height }: Size,
): ChanceChart {
  const complete = reviews.length === decisions.length ? share : undefined;
  const top = topOf([1 / players, complete ?? 0, ...reviews.map(({ best }) => best.chance)]);
  const x = (at: number) => xOf(at, decisions.length, width);
  const y = (chance: number) => rounded(height - (chance / top) * height);
  return {
    points: reviews.map(({ at, best }) => ({ x: x(at), y: y(best.chance) })),
    end: complete === undefined ? undefined : { x: width, y: y(complete) },
    drops: reviews.filter(isMarked).map(({ at, best, chosen, verdict }) => ({
      at,
      x: x(at),
      from: y(best.chance),
      to: y(chosen.chance),
      verdict,
    })),
    rules: rulesTo(top).map((chance) => ({ y: y(chance), chance })),
    even: y(1 / players),
    seasons: seasonsOf(decisions).map(({ at, ...season }) => ({ ...season, x: left(at) })),
  };

  function left(at: number): number {
    return rounded((at / decisions.length) * width);
  }
}

/** The first decision of each season. */
function seasonsOf(
  decisions: readonly PastDecision[],
): { at: number; year: number; season: Season }[] {
  return decisions
    .map(({ year, season }, at) => ({ at, year, season }))
    .filter(({ at, year, season }) => {
      const before = decisions[at - 1];
      return before?.year !== year || before.season !== season;
    });
}

/** A chart of small chances is not drawn at the bottom of an empty one. */
function topOf(chances: readonly number[]): number {
  const highest = Math.max(...chances);
  return [0.5, 0.75].find((top) => highest <= top) ?? 1;
}

function rulesTo(top: number): number[] {
  return [0, 0.25, 0.5, 0.75, 1].filter((chance) => chance <= top);
}
