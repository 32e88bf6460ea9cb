// Cover Up as the protocol tells it (docs/protocol.md, docs/records.md): options, what a viewer sees,
// what a seat may do, what happened, and how a game ended. Plain data: a server and the engine in the
// browser say the same.
import type { coverUpOptions } from './cover_up_options.ts';
import type { OptionsOf } from './options.ts';

/** Eight squares, left to right and top to bottom: `.` or a symbol (CU-1.3), such as `ab..cd..`. */
export type Card = string;
export type Symbol = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
export type Color = 'green' | 'yellow' | 'red';

type Declared = OptionsOf<typeof coverUpOptions>;

/** What only a table sets is missing in a record. */
export type CoverUpOptions = Omit<Declared, 'others_piles'> &
  Partial<Pick<Declared, 'others_piles'>> & { readonly deck: 'standard' };

/** CU-3.2: `o & 3` quarter turns clockwise, after a flip left-right where `o & 4`; the top left at x, y. */
export interface Placement {
  readonly card: Card;
  readonly o: number;
  readonly x: number;
  readonly y: number;
}

/** Bottom to top. */
export type Pile = readonly Placement[];

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** CU-5. */
export interface Score {
  readonly beside: readonly Card[];
  readonly removed: readonly Card[];
  readonly visible: number;
  readonly beside_points: number;
  readonly hourglass: -1 | 0 | 1;
  readonly points: number;
}

export type Phase = 'count-in' | 'building' | 'hourglass' | 'returning' | 'ended';
export type EndedBy = 'hourglass' | 'done' | 'limit';

/** What is not open to the viewer is null. */
export interface SeatView {
  readonly placed: number;
  readonly total: number;
  readonly done: boolean;
  readonly must_return: boolean;
  readonly hand: readonly Card[] | null;
  readonly pile: Pile | null;
  readonly score: Score | null;
}

export interface CoverUpView {
  readonly round: number;
  readonly phase: Phase;
  readonly deadline: number | null;
  readonly flipped_by: number | null;
  readonly ended_by: EndedBy | null;
  readonly winners: readonly number[];
  readonly cards_left: Readonly<Record<Color, number>>;
  readonly seats: readonly SeatView[];
}

/** What a seat may do now and may know alone. */
export interface OwnView {
  readonly seat: number;
  readonly may_arrange: boolean;
  readonly may_flip: boolean;
  readonly may_be_done: boolean;
  readonly returnable: readonly Card[];
  readonly to_return: Card | null;
  /** CU-6.1: the colour of the card that comes for it, between two rounds. */
  readonly takes: Color | null;
  /** CU-4.3, with a live referee. */
  readonly mistakes: {
    readonly conflicts: readonly Square[];
    readonly loose: readonly number[];
  } | null;
}

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

export interface CoverUpProtocol {
  readonly name: 'cover-up';
  readonly options: CoverUpOptions;
  readonly view: CoverUpView;
  readonly mine: OwnView;
  readonly event: CoverUpEvent;
  readonly result: CoverUpResult;
  readonly command:
    | { readonly do: 'arrange'; readonly pile: Pile }
    | { readonly do: 'flip' }
    | { readonly do: 'done' }
    | { readonly do: 'return'; readonly card: Card };
}
