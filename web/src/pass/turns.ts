// Whose turn it is with the device, where several people share one: a hand is open only while its owner
// decides, a cover screen stands between two hands, and what is opened for all is watched by all together.
// Plain data, from the table as the public sees it.
import type { CoverMeTable, CoverUpTable, TableState } from '../connection/table_state.ts';

/** What people have done with the device so far. */
export interface Device {
  /** Whose hand was opened last, since all looked at the table together. */
  readonly holder: number | undefined;
  /** Everything up to this entry was watched together. */
  readonly watched: number;
}

/** What the device shows. */
export type Showing =
  | { readonly is: 'hand'; readonly seat: number }
  /** Nobody's hand: it is to be passed to this seat. */
  | { readonly is: 'cover'; readonly seat: number }
  /** The table for all; `ready` when people go on from here by themselves. */
  | { readonly is: 'together'; readonly ready: boolean }
  | { readonly is: 'over' };

/** Covers are opened, votes counted, models scored; a round of glass is scored. */
const reveals = ['month', 'season', 'end', 'round'];

export function showing(table: TableState, device: Device): Showing {
  if (table.room.stage !== 'playing' || table.game === null) return { is: 'over' };
  const due = peopleToDecide(table);
  if (lastReveal(table) > device.watched) return { is: 'together', ready: due.length > 0 };
  if (due.length === 0) return { is: 'together', ready: false };
  const { holder } = device;
  if (holder !== undefined && due.includes(holder)) return { is: 'hand', seat: holder };
  const next = due.find((seat) => seat > (holder ?? -1)) ?? due[0]!;
  return { is: 'cover', seat: next };
}

/** The cover screen's button was pressed. */
export function opened(device: Device, seat: number): Device {
  return { ...device, holder: seat };
}

/** All have seen the table, and go on: whoever holds the device, others look on, so no hand is open. */
export function wentOn(table: TableState): Device {
  return { holder: undefined, watched: table.seq };
}

/** The people, not bots, whose decision is due and not made, in the order of seats. */
export function peopleToDecide(table: TableState): readonly number[] {
  const due = table.kind === 'cover-me' ? dueInCoverMe(table) : dueInCoverUp(table);
  return due.filter((seat) => table.room.seats[seat]?.kind === 'person').sort((a, b) => a - b);
}

function dueInCoverMe({ game }: CoverMeTable): number[] {
  return [...(game?.to_act ?? [])];
}

/** Building is done one after the other: who is not done is due. */
function dueInCoverUp({ game }: CoverUpTable): number[] {
  if (game === null || game.phase === 'ended') return [];
  const isDue = ({ done, must_return }: (typeof game.seats)[number]) =>
    game.phase === 'returning' ? must_return : !done;
  return game.seats.flatMap((seat, at) => (isDue(seat) ? [at] : []));
}

interface Told {
  readonly e: string;
  readonly kind?: string;
}

/** The last entry that opened something for all; 0 where none did since the table was opened here. */
function lastReveal(table: TableState): number {
  const entries: readonly { readonly seq: number; readonly events: readonly Told[] }[] =
    table.entries;
  const isReveal = ({ e, kind }: Told) => reveals.includes(e) || kind === 'vote';
  return entries.findLast(({ events }) => events.some(isReveal))?.seq ?? 0;
}
