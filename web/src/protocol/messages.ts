// What the server says by itself: a table whole, what changed, who is there, good-bye (docs/protocol.md).
import type { AnyGame } from '../games.ts';
import type { Accepted, Refusal } from './commands.ts';
import type { ChatLine, Room } from './room.ts';

/** By seat, until when its decision is due. */
export type Clocks = readonly (number | null)[];

export interface Snapshot {
  readonly room: Room;
  readonly clocks: Clocks;
  readonly game: AnyGame['view'] | null;
  readonly mine: AnyGame['mine'] | null;
  readonly chat: readonly ChatLine[];
  /** The seat from which the table is seen. */
  readonly you: number | null;
}

/** Keys that are there replace those of before; `chat` is added to it, and what `unsaid` names taken away. */
export interface Changes {
  readonly room?: Partial<Room>;
  readonly clocks?: Clocks;
  readonly game?: Partial<AnyGame['view']> | null;
  readonly mine?: Partial<AnyGame['mine']> | null;
  readonly chat?: readonly ChatLine[];
  /** The numbers of lines that nobody is to see any more. */
  readonly unsaid?: readonly number[];
}

interface Numbered {
  readonly table: string;
  /** Counts what this viewer could notice. */
  readonly seq: number;
  /** The public's number of it, where it is another: a seat counts what it alone could notice too. */
  readonly public?: number;
  readonly now: number;
}
export type SnapshotMessage = Numbered & { readonly snapshot: Snapshot };
export type ChangesMessage = Numbered & {
  readonly changes: Changes;
  readonly events?: readonly AnyGame['event'][];
};
/** Who is there, by seat; bots always are. */
export interface PresenceMessage {
  readonly table: string;
  readonly here: readonly boolean[];
  readonly spectators: number;
}

/** The table may not be watched any longer. */
export interface UnwatchedMessage {
  readonly table: string;
  readonly watching: false;
}

export type TableMessage = SnapshotMessage | ChangesMessage;

/** From the server's host to all; null takes it away. Also after hello, while it stands. */
export interface NoticeMessage {
  readonly notice: string | null;
  /** When it was said, in milliseconds of the server's clock. */
  readonly at: number;
}

/** Why the server ends a connection: a closed list. */
export const byeReasons = [
  'restart',
  'slow',
  'flood',
  'silent',
  'too_large',
  'full',
  'banned',
] as const;
export type ByeReason = (typeof byeReasons)[number];
export interface ByeMessage {
  readonly bye: ByeReason;
  readonly why: string;
}

export type AnswerMessage = { readonly re: number | null } & (
  (Accepted & { readonly token?: string; readonly now?: number }) | Refusal
);

export type ServerMessage =
  AnswerMessage | TableMessage | PresenceMessage | UnwatchedMessage | NoticeMessage | ByeMessage;
