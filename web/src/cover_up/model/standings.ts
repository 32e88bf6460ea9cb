// Who sits where and how everyone stands: the seats as a player looks round the table, oneself apart, then to the left;
// the score track (CU-5.5); the rounds of a finished game.
import type { Pile, RoundEvent, SeatView } from '../../protocol/cover_up.ts';

export interface Around {
  readonly own: number | undefined;
  readonly others: readonly number[];
}

export function around(players: number, own: number | undefined): Around {
  const first = own === undefined ? 0 : own + 1;
  const count = own === undefined ? players : players - 1;
  return { own, others: Array.from({ length: count }, (_, at) => (first + at) % players) };
}

/** CU-6.2: who gets the cards of a seat. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;

export interface Marker {
  /** Who stands there. */
  readonly seats: readonly number[];
  readonly total: number;
  readonly at: number;
  /** Names that would touch are written on lines one above the other. */
  readonly line: number;
}

/** As much of the track as the markers need. Places are fractions of its length. */
export interface Track {
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  readonly markers: readonly Marker[];
}

const leastSpan = 20;
/** A name's width, as a part of the track. */
const nameWidth = 0.17;

export function trackOf(totals: readonly number[]): Track {
  const low = Math.max(0, Math.floor((Math.min(...totals) - 2) / 5) * 5);
  const span = Math.max(leastSpan, Math.ceil((Math.max(...totals) - low + 1) / 5) * 5);
  const step = span > 40 ? 10 : 5;
  const place = (value: number) => (value - low) / span;
  const values = Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => low + at * step);
  return {
    ticks: values.map((value) => ({ value, at: place(value) })),
    markers: markersOf(totals, place),
  };
}

function markersOf(totals: readonly number[], place: (value: number) => number): Marker[] {
  const places = [...new Set(totals)].sort((one, other) => one - other);
  /** Up to where each line is written on. */
  const ends: number[] = [];
  return places.map((total) => {
    const seats = totals.flatMap((other, seat) => (other === total ? [seat] : []));
    const at = place(total);
    const free = ends.findIndex((end) => end <= at);
    const line = free < 0 ? ends.length : free;
    ends[line] = at + nameWidth * seats.length;
    return { seats, total, at, line };
  });
}

/** The scored rounds of a game record (JSON Lines), in order. */
export function roundsIn(record: string): readonly RoundEvent[] {
  return record
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { e?: string })
    .filter((event): event is RoundEvent => event.e === 'round');
}

/** CU-6.3. */
export const allRounds = [1, 2, 3, 4, 5] as const;

export type ScoredSeat = Pick<SeatView, 'hand' | 'pile' | 'score' | 'total'>;

/** How everyone's pile lay at the end of a round, and what it cost. */
export function seatsIn(round: RoundEvent): readonly ScoredSeat[] {
  return round.piles.map((pile, seat) => {
    const beside = round.beside[seat]!;
    const placed = pile.map(({ card }) => card);
    return {
      hand: [...placed, ...beside.filter((card) => !placed.includes(card))],
      pile,
      score: {
        beside,
        removed: round.removed[seat]!,
        visible: round.visible[seat]!,
        beside_points: round.beside_points[seat]!,
        hourglass: round.hourglass[seat]!,
        points: round.points[seat]!,
      },
      total: round.totals[seat]!,
    };
  });
}

/** What a player's piles cost, and par of the same cards, round by round. */
export interface Row {
  readonly seat: number;
  /** 1 for the fewest points; equal points share a place (CU-6.4). */
  readonly rank: number;
  readonly points: readonly number[];
  readonly par: readonly number[];
  readonly total: number;
}

/** Everyone's rounds, the fewest points first. */
export function rowsOf(totals: readonly number[], rounds: readonly RoundEvent[]): readonly Row[] {
  return totals
    .map((total, seat) => ({
      seat,
      rank: 1 + totals.filter((other) => other < total).length,
      points: rounds.map((round) => round.points[seat]!),
      par: rounds.map((round) => round.par[seat]!),
      total,
    }))
    .sort((one, other) => one.total - other.total || one.seat - other.seat);
}

/** The round in which a player's pile cost least, the first of several, with the pile as it was scored. */
export function bestOf(
  rounds: readonly RoundEvent[],
  seat: number,
): { readonly round: number; readonly points: number; readonly pile: Pile } | undefined {
  const [best] = rounds.toSorted((one, other) => one.points[seat]! - other.points[seat]!);
  if (best === undefined) return undefined;
  const { round, points, piles, removed } = best;
  const pile = piles[seat]!.filter(({ card }) => !removed[seat]!.includes(card));
  return { round, points: points[seat]!, pile };
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
