// How many lines of chat have come since the reader last saw the chat.
import { present } from '../connection/places.svelte.ts';

let seen = $state.raw<{ readonly table: string; readonly at: number }>({ table: '', at: 0 });

/** Lines of others that the reader has not seen; none at a table that was only just opened. */
export function unreadLines(): number {
  const { table } = present().watched;
  if (table === undefined || table.code !== seen.table) return 0;
  return table.chat.filter((line) => line.at > seen.at && line.seat !== table.you).length;
}

/** Everything up to now has been seen. */
export function markSeen(): void {
  const { table } = present().watched;
  if (table !== undefined) seen = { table: table.code, at: table.chat.at(-1)?.at ?? 0 };
}
