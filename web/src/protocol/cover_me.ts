// Cover Me as the protocol tells it (docs/protocol.md, docs/bots.md, docs/records.md): options, what a
// viewer sees, what a seat may choose, what happened, and how a game ended. Plain data: a server and the
// engine in the browser say the same.
import type { coverMeOptions } from './cover_me_options.ts';
import type { OptionsOf } from './options.ts';

/** Four letters: clothes, pattern, length, hair (CM-1.3), such as `YQsb`. */
export type Card = string;

export type ClothesLetter = 'Y' | 'B' | 'R' | 'G' | 'K' | 'W';
export type PatternLetter = 'Q' | 'D' | 'T';
export type LengthLetter = 's' | 'm' | 'l';
export type HairLetter = 'b' | 'r' | 'k';

export type Season = 'winter' | 'spring' | 'summer' | 'fall';
export type Phase = 'draft' | 'month' | 'special' | 'hands' | 'new-year' | 'vote' | 'over';

type Declared = OptionsOf<typeof coverMeOptions>;

/** What only a table sets is missing in a record. */
export type CoverMeOptions = Omit<Declared, 'totals'> & Partial<Pick<Declared, 'totals'>>;

/** A choice of a seat. A card is null where it is not known: `take` from the draw pile. */
export type Choice =
  | { readonly kind: 'take'; readonly from: HairLetter | 'draw'; readonly card: Card | null }
  | { readonly kind: 'play'; readonly cards: readonly Card[] }
  | { readonly kind: 'feature'; readonly row: number; readonly card: Card }
  | { readonly kind: 'keep'; readonly cards: readonly Card[]; readonly returned: readonly Card[] }
  | { readonly kind: 'swap'; readonly discard: Card | null }
  | { readonly kind: 'vote'; readonly extra: boolean };
export type Kind = Choice['kind'];

type Track<Letter extends string> = Readonly<Record<Letter, number>>;

/** CM-3.2, CM-4.2: the tracks of the three active traits. */
export interface Tracks {
  readonly hair: Track<HairLetter>;
  readonly length: Track<LengthLetter>;
  readonly pattern?: Track<PatternLetter>;
  readonly clothes?: Track<ClothesLetter>;
}

/** CM-4.3: what is in fashion, by active trait. */
export interface Trends {
  readonly hair: readonly HairLetter[];
  readonly length: readonly LengthLetter[];
  readonly pattern?: readonly PatternLetter[];
  readonly clothes?: readonly ClothesLetter[];
}

/** CM-5.1: how many trends a model matches, and which: clothes or pattern, length, hair. */
export interface TrendValue {
  readonly value: number;
  readonly matches: readonly [third: boolean, length: boolean, hair: boolean];
}

export interface RowView {
  /** Null for a fictional player. */
  readonly seat: number | null;
  readonly row: number;
  /** By month; null for a card that lies face down. */
  readonly cards: readonly (Card | null)[];
}

/** What a viewer sees. Lists of piles are top first, lists without a word are by seat. */
export interface CoverMeView {
  readonly phase: Phase;
  readonly year: number;
  readonly season: Season;
  /** 1 to 3, or 0 between the months. */
  readonly month: number;
  readonly start: number;
  readonly seat: number | null;
  readonly hand: readonly Card[];
  readonly hand_sizes: readonly number[];
  /** Of each hand, what everyone knows. */
  readonly known: readonly (readonly Card[])[];
  readonly rows: readonly RowView[];
  readonly influence: readonly Card[];
  readonly tracks: Tracks;
  readonly open: Readonly<Record<HairLetter, readonly Card[]>>;
  readonly draw: number;
  readonly next: number;
  readonly next_color: ClothesLetter | null;
  readonly discard: readonly Card[];
  /** Null while the table hides the totals (CM-6.5), as is `middle`. */
  readonly scored: readonly (readonly Card[])[] | null;
  readonly middle: readonly (readonly Card[])[] | null;
  readonly looked: readonly (Card | null)[];
  readonly fictional: { readonly size: number; readonly known: readonly Card[] };
  /** The kind of decision that is due. */
  readonly awaited: Kind;
  readonly deciding: readonly number[];
  readonly to_act: readonly number[];
  /** In the season special, by row the cards to choose from. */
  readonly candidates: readonly (readonly Card[])[];
}

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
  /** The whole prestige of each seat so far, where the table does not hide it (CM-6.5). */
  readonly prestige?: readonly number[];
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

export interface CoverMeProtocol {
  readonly name: 'cover-me';
  readonly options: CoverMeOptions;
  readonly view: CoverMeView;
  readonly mine: CoverMeMine;
  readonly event: CoverMeEvent;
  readonly result: CoverMeResult;
  readonly command:
    { readonly do: 'choose'; readonly choice: Choice } | { readonly do: 'withdraw' };
}
