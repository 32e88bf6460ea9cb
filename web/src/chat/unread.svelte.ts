// How many lines of chat have come since the reader last saw the chat. It is kept on the device: who comes back to a
// table finds as unread what was written meanwhile.
import { present } from '../connection/places.svelte.ts';
import type { ChatLine } from '../protocol/room.ts';

const storageKey = 'coverstory.chat.seen';
const mostTables = 24;

/** By table, when the last line was written that was seen; the latest table last. */
type Seen = readonly (readonly [table: string, at: number])[];

let seen = $state.raw<Seen | undefined>();

/** Lines of others that the reader has not seen, the oldest first. */
export function unreadLines(): readonly ChatLine[] {
  const { table } = present().watched;
  if (table === undefined) return [];
  const at = (seen ?? kept()).find(([code]) => code === table.code)?.[1] ?? 0;
  return table.chat.filter((line) => line.at > at && line.seat !== table.you);
}

/** Everything up to now has been seen. */
export function markSeen(): void {
  const { table } = present().watched;
  if (table === undefined) return;
  const others = kept().filter(([code]) => code !== table.code);
  const all: Seen = [...others, [table.code, table.chat.at(-1)?.at ?? 0]];
  const latest = all.slice(-mostTables);
  // Only written: who marks something as seen does not follow what was seen.
  seen = latest;
  try {
    localStorage.setItem(storageKey, JSON.stringify(latest));
  } catch {
    // A full storage forgets what was read, nothing more.
  }
}

function kept(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found)
      ? found.filter(Array.isArray as (one: unknown) => one is never)
      : [];
  } catch {
    return [];
  }
}
