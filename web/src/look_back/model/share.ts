// What a seat had of the victory in the end.
import type { Replay } from '../../engine/cover_me.ts';

/** Its part of a shared victory; nothing where the record breaks off before the end. */
export function shareOf({ steps }: Replay, seat: number): number | undefined {
  const end = steps.at(-1)?.events.find((event) => event.e === 'end');
  if (end === undefined) return undefined;
  return end.winners.includes(seat) ? 1 / end.winners.length : 0;
}
