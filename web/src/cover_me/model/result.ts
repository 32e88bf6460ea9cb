// The end of a game in figures: prestige over the seasons as lines of a chart, from the seasons' events to points in
// the units of the drawing, and the ranking with what decided it.
import type {
  Card,
  CoverMeEvent,
  CoverMeOptions,
  EndEvent,
  Season,
  SeasonEvent,
} from '../../protocol/cover_me.ts';
import { totalOf } from './fashion.ts';

export interface SeasonTotals {
  readonly year: number;
  readonly season: Season;
  readonly prestige: readonly number[];
}

export interface ChartLine {
  readonly seat: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly value: number }[];
}

export interface Chart {
  readonly lines: readonly ChartLine[];
  /** Where horizontal rules stand, with their figures. */
  readonly rules: readonly { readonly y: number; readonly value: number }[];
  readonly columns: readonly number[];
}

/** Added up from what each season brought: a table may hide the totals until the end (CM-6.5). */
export function totalsOf(
  events: readonly CoverMeEvent[],
  options: Pick<CoverMeOptions, 'values'>,
): SeasonTotals[] {
  const seasons = events.filter((event): event is SeasonEvent => event.e === 'season');
  let prestige: readonly number[] = [];
  return seasons.map(({ year, season, scored }) => {
    prestige = scored.map((cards, seat) => (prestige[seat] ?? 0) + totalOf(cards, options));
    return { year, season, prestige };
  });
}

/** Lines from nought at the left to the totals at the right, the highest figure at the top. */
export function chartOf(totals: readonly SeasonTotals[], width: number, height: number): Chart {
  const seats = totals[0]?.prestige.length ?? 0;
  const highest = Math.max(1, ...totals.flatMap(({ prestige }) => prestige));
  const step = stepOf(highest);
  const top = Math.ceil(highest / step) * step;
  const xOf = (at: number) => rounded((at / Math.max(1, totals.length)) * width);
  const yOf = (value: number) => rounded(height - (value / top) * height);
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: [0, ...totals.map(({ prestige }) => prestige[seat]!)].map((value, at) => ({
      x: xOf(at),
      y: yOf(value),
      value,
    })),
  }));
  const rules = Array.from({ length: top / step + 1 }, (_, at) => ({
    y: yOf(at * step),
    value: at * step,
  }));
  return { lines, rules, columns: totals.map((_, at) => xOf(at + 1)) };
}

/** A round step with at most six rules. */
function stepOf(highest: number): number {
  return [1, 2, 5, 10, 20, 50].find((step) => highest / step <= 5) ?? 100;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What the engine compares, one after the other (CM-9.7, CM-10.2): here is only found which told two neighbours apart. */
export const merits = [
  'prestige',
  'prestige-with-middle',
  'cards',
  'fives',
  'fours',
  'threes',
  'twos',
] as const;
export type Merit = (typeof merits)[number];

/** The cover that a magazine is proudest of: the dearest, and of equal ones the latest. */
export function bestOf(
  cards: readonly Card[],
  options: Pick<CoverMeOptions, 'values'>,
): Card | undefined {
  return cards.reduce<Card | undefined>(
    (best, card) =>
      best !== undefined && totalOf([best], options) > totalOf([card], options) ? best : card,
    undefined,
  );
}

export interface Place {
  readonly seat: number;
  readonly rank: number;
  readonly prestige: number;
  readonly cards: number;
  /** What put this one behind the place before: nothing for the first, and for who shares a rank. */
  readonly decided?: { readonly by: Merit; readonly own: number; readonly better: number };
}

/** The places from the first to the last. */
export function placesOf(end: Omit<EndEvent, 'e'>): Place[] {
  const seats = end.ranks.map((_, seat) => seat).sort((a, b) => end.ranks[a]! - end.ranks[b]!);
  return seats.map((seat, at) => {
    const place = {
      seat,
      rank: end.ranks[seat]!,
      prestige: end.prestige[seat]!,
      cards: end.cards[seat]!,
    };
    const before = seats[at - 1];
    const decided =
      before === undefined ? undefined : decision(end.merits[before], end.merits[seat]);
    return decided === undefined ? place : { ...place, decided };
  });
}

function decision(
  better: readonly number[] | undefined,
  own: readonly number[] | undefined,
): Place['decided'] {
  const at = merits.findIndex((_, index) => better?.[index] !== own?.[index]);
  const by = merits[at];
  if (by === undefined || better === undefined || own === undefined) return undefined;
  return { by, own: own[at]!, better: better[at]! };
}
