// Whose turn it is with the device, where several people share one: a hand is open only while its owner
// decides, a cover screen stands between two hands, and what is opened for all is watched by all together.
// Plain data: who is asked something says the engine, in what each seat is told of the table.
import type { TableState } from '../connection/table_state.ts';
import { gameOf } from '../games.ts';

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

/** `table`: as the public sees it; `own`: as each of the people sees it, by seat, all at the same entry. */
export function showing(table: TableState, own: readonly TableState[], device: Device): Showing {
  if (table.room.stage !== 'playing' || table.game === null) return { is: 'over' };
  const due = peopleToDecide(own);
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

/** The people whose decision is due and not made, in the order of seats. */
function peopleToDecide(own: readonly TableState[]): readonly number[] {
  return own.flatMap((table, seat) => (gameOf(table.kind)?.pass.isDue(table) ? [seat] : []));
}

/** The last entry that opened something for all; 0 where none did since the table was opened here. */
function lastReveal(table: TableState): number {
  const isReveal = gameOf(table.kind)?.pass.isReveal;
  const entries: readonly TableState['entries'][number][] = table.entries;
  return entries.findLast(({ events }) => isReveal && events.some(isReveal))?.seq ?? 0;
}
