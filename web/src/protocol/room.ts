// A table as everyone there sees it: who sits where, what is set, how far the game is (docs/protocol.md).
import type { AnyGame, GameName } from '../games.ts';
import type { GameProtocol } from './game.ts';

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The time for each decision. */
export const clocks = ['none', '30s', '60s', '3min', 'day'] as const;
export type Clock = (typeof clocks)[number];

export type Stage = 'lobby' | 'playing' | 'over' | 'closed' | 'frozen';

export type SeatOfRoom =
  | { readonly kind: 'open' }
  /** `stand_in`: a bot plays for the person at present. `muted`: may not talk. */
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly stand_in: boolean;
      readonly muted: boolean;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** What the host sets besides the game's own options. */
export interface HouseRules {
  readonly public: boolean;
  readonly clock: Clock;
  /** For how many seconds a player may be gone before a bot stands in: 10 to 86400. */
  readonly away_s: number;
  readonly spectators: boolean;
  readonly chat: boolean;
  /** Of bots that stand in or fill up. */
  readonly level: Level;
}

/** For a union of games a union, each with its own options. */
type GameAndOptions<Game extends GameProtocol> = Game extends GameProtocol
  ? { readonly game: Game['name']; readonly options: Game['options'] }
  : never;

interface RoomState extends HouseRules {
  readonly code: string;
  readonly stage: Stage;
  /** The host's seat. */
  readonly host: number;
  readonly seats: readonly SeatOfRoom[];
  /** The code of the next table, once someone asked for a rematch. */
  readonly rematch: string | null;
  /** Before the game: the seat that starts, where a rematch names one. A house of before it told gives none. */
  readonly first?: number | null;
}

export type RoomOf<Game extends GameProtocol> = Game extends GameProtocol
  ? RoomState & GameAndOptions<Game> & { readonly result: Game['result'] | null }
  : never;
export type Room = RoomOf<AnyGame>;

/** A table in a list: of open tables, or of mine. */
export type TableSummary = HouseRules &
  GameAndOptions<AnyGame> & {
    readonly table: string;
    readonly stage: Stage;
    /** The host's name. */
    readonly host: string;
    readonly seats: readonly SeatOfRoom[];
    /** In a list of one's own, where the server knows it: whether the game waits for who asked. */
    readonly due?: boolean;
  };

type PartialOptions<Game extends GameProtocol> = Game extends GameProtocol
  ? Partial<Game['options']>
  : never;

/** Settings as a host sends them: what is not named keeps its value, or has its default. */
export type SettingsChange = Partial<HouseRules> & {
  readonly game?: GameName;
  readonly options?: PartialOptions<AnyGame>;
};
export type NewSettings = SettingsChange & { readonly game: GameName };

export interface ChatLine {
  /** From 1, counted by the table; never used again. A house of before it counted gives none. */
  readonly n?: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  /** Milliseconds of the server's clock. */
  readonly at: number;
}

/** Six characters, or ten for a table by invitation, without those that are mistaken for each other. */
const codePattern = /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{6}(?:[23456789ABCDEFGHJKMNPQRSTVWXYZ]{4})?$/;

export function isTableCode(text: string): boolean {
  return codePattern.test(text);
}

/** What someone typed or pasted as a code, or as the link that holds one. */
export function tableCodeIn(text: string): string | undefined {
  return text
    .split(/[/#?]/)
    .map((part) => part.replace(/[\s\p{Pd}]/gu, '').toUpperCase())
    .findLast(isTableCode);
}

/** A code as it is read out: a long one in two groups. */
export function codeInGroups(code: string): string {
  return code.length > 6 ? `${code.slice(0, 5)} ${code.slice(5)}` : code;
}
