// What a client can ask of the server, and the one answer that every command gets (docs/protocol.md).
// The connection adds the command's id.
import type { AnyGame } from '../games.ts';
import type { TableMessage } from './messages.ts';
import type { Level, NewSettings, SettingsChange, TableSummary } from './room.ts';

interface AtTable {
  readonly table: string;
}

/** What can be asked at a table, without naming it. */
export type TableCommand =
  | AnyGame['command']
  | { readonly do: 'join'; readonly name: string; readonly seat?: number }
  | { readonly do: 'leave' }
  | { readonly do: 'add-bot'; readonly level?: Level; readonly seat?: number }
  | { readonly do: 'remove'; readonly seat: number }
  | { readonly do: 'settings'; readonly settings: SettingsChange }
  | { readonly do: 'order'; readonly order: readonly number[] }
  /** `first`: the seat that starts (CM-2.5), null for chance; without it, as the room says. */
  | { readonly do: 'start'; readonly fill?: boolean; readonly first?: number | null }
  | { readonly do: 'rematch' }
  | { readonly do: 'back' }
  | { readonly do: 'say'; readonly text: string }
  /** Takes a line of the chat away: the host any, the others their own. */
  | { readonly do: 'unsay'; readonly n: number }
  | { readonly do: 'mute'; readonly seat: number; readonly muted: boolean }
  | { readonly do: 'record' }
  | { readonly do: 'replay'; readonly as?: number };

/** Up to where a table was seen, and from which seat. */
export interface Seen {
  readonly since: number;
  readonly you: number | null;
}

export type As = 'seat' | 'spectator' | 'board';

export type Command =
  | (TableCommand & AtTable)
  | { readonly do: 'create'; readonly name: string; readonly settings: NewSettings }
  | { readonly do: 'quick'; readonly name: string; readonly settings: NewSettings }
  | { readonly do: 'tables' }
  | { readonly do: 'mine' }
  | ({ readonly do: 'watch'; readonly as?: As } & Partial<Seen> & AtTable)
  | { readonly do: 'unwatch' };

/** Why a command was refused: a closed list. */
export const refusalCodes = [
  'bad_message',
  'hello_first',
  'too_fast',
  'too_many',
  'no_such_table',
  'no_seat',
  'not_host',
  'seat_taken',
  'wrong_stage',
  'bad_options',
  'no_spectators',
  'chat_off',
  'illegal',
  'table_frozen',
  'unavailable',
  'wrong_version',
  'muted',
  'banned',
  'too_large',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** The clause of the rules that forbids it. */
  readonly clause: string | null;
  /** The reason in an English sentence. */
  readonly why: string;
}

/** What comes with a yes, by what was asked. */
export interface Accepted {
  readonly ok: true;
  /** The number of the table's entry that the command became. */
  readonly seq?: number;
  /** The code of the new table: create, quick, rematch. */
  readonly table?: string;
  readonly tables?: readonly TableSummary[];
  readonly record?: string;
  readonly messages?: readonly TableMessage[];
}

export type Answer = Accepted | Refusal;

/** How a component at a table sends: it names no table, and always gets an answer. */
export type Send = (command: TableCommand) => Promise<Answer>;
