// The rounds of a game as its record tells them: what each player's pile cost, and par of the same cards.
import type { RoundEvent } from '../../protocol/cover_up.ts';

/** The scored rounds of a game record (JSON Lines), in order. */
export function roundsIn(record: string): readonly RoundEvent[] {
  return record
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { e?: string })
    .filter((event): event is RoundEvent => event.e === 'round');
}

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

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
