// What happened in one entry of a table of Cover Me, to be shown; what a seat alone may know and do; and
// how a game ended (docs/protocol.md).
import type { Card, Choice, HairLetter, Season, Tracks, Trends } from './cover_me.ts';

/** What only the seat itself is told. */
export interface CoverMeMine {
  readonly seat: number;
  /** What the seat may choose now; empty when nothing is asked of it. */
  readonly legal: readonly Choice[];
  /** The cover or the vote that is chosen and can still be changed. */
  readonly sealed: Choice | null;
  /** In the season special, by own row: the card chosen. */
  readonly featured: readonly (Card | null)[];
}

interface Act {
  readonly e: 'act';
  readonly seat: number;
}

/** A decision, without what is hidden. Covers are told by `month`. */
export type CoverMeAct = Act &
  (
    | { readonly kind: 'take'; readonly from: HairLetter | 'draw'; readonly card: Card | null }
    | { readonly kind: 'feature'; readonly row: number; readonly card: Card }
    /** How many cards were kept; which, nobody else knows (CM-6.3). */
    | { readonly kind: 'keep'; readonly cards: number }
    | { readonly kind: 'swap'; readonly discard: Card | null }
    | { readonly kind: 'vote'; readonly extra: boolean }
  );

export interface RevealedCover {
  /** Null for a fictional player. */
  readonly seat: number | null;
  readonly row: number;
  readonly card: Card;
}

/** CM-4.1: the covers of a month are opened. */
export interface MonthEvent {
  readonly e: 'month';
  readonly year: number;
  readonly season: Season;
  readonly month: number;
  readonly covers: readonly RevealedCover[];
  readonly tracks: Tracks;
  readonly trends: Trends;
}

/** CM-6: what a season special brought, by seat. */
export interface SeasonEvent {
  readonly e: 'season';
  readonly year: number;
  readonly season: Season;
  readonly trends: Trends;
  readonly scored: readonly (readonly Card[])[];
  /** In the advanced game: cards that went to the middle. */
  readonly middle?: readonly (readonly Card[])[];
  readonly influence: readonly Card[];
  /** The whole prestige of each seat so far. */
  readonly prestige: readonly number[];
}

export interface BeginEvent {
  readonly e: 'begin';
  readonly year: number;
  readonly season: Season;
  readonly start: number;
}

export interface ShuffleEvent {
  readonly e: 'shuffle';
  readonly pile: 'draw' | 'fictional';
}

/** CM-10: how a game ended, by seat. */
export interface CoverMeResult {
  readonly e: 'end';
  readonly prestige: readonly number[];
  readonly cards: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
}

export interface EndEvent extends CoverMeResult {
  /** By seat the figures that the ranking compares one after the other. */
  readonly merits: readonly (readonly number[])[];
}

export type CoverMeEvent =
  CoverMeAct | MonthEvent | SeasonEvent | BeginEvent | ShuffleEvent | EndEvent;
