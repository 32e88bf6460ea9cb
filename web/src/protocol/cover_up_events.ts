// What happened in one entry of a table of Cover Up, to be shown, and how a game ended (docs/protocol.md).
import type { Card, EndedBy, Pile } from './cover_up.ts';

export interface DealEvent {
  readonly e: 'deal';
  readonly round: number;
}

export interface FlipEvent {
  readonly e: 'flip';
  readonly seat: number;
  /** Milliseconds since the round began. */
  readonly t: number;
}

/** CU-5: the scoring of a round; lists are by seat. */
export interface RoundEvent {
  readonly e: 'round';
  readonly round: number;
  readonly ended_by: EndedBy;
  readonly piles: readonly Pile[];
  readonly beside: readonly (readonly Card[])[];
  readonly removed: readonly (readonly Card[])[];
  readonly visible: readonly number[];
  readonly beside_points: readonly number[];
  readonly hourglass: readonly (-1 | 0 | 1)[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly par: readonly number[];
}

export interface ReturnEvent {
  readonly e: 'return';
  readonly seat: number;
  readonly card: Card;
}

export interface CoverUpResult {
  readonly e: 'end';
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export type CoverUpEvent = DealEvent | FlipEvent | RoundEvent | ReturnEvent | CoverUpResult;
