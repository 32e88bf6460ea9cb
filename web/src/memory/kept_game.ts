// A finished game as this browser keeps it: who sat where, when it was over, and the record. Nothing else is kept of
// it but what the engine makes of the record, which can be made again.
import type { Place } from '../connection/kept.ts';
import type { TableState } from '../connection/table_state.ts';
import { serverNow } from '../connection/table_state.ts';
import type { Level, SeatOfRoom } from '../protocol/room.ts';

export interface PastSeat {
  readonly name: string;
  /** Of a bot. */
  readonly level?: Level;
}

/** What every game's chronicle says, as the engine tells it (docs/records.md); each game adds its own figures. */
export interface Chronicle {
  readonly rank: number;
  readonly won: boolean;
  readonly shared: boolean;
  /** By seat. */
  readonly scores: readonly number[];
  readonly awards: readonly string[];
}

export interface KeptGame {
  /** Its place and its code. */
  readonly id: string;
  readonly place: Place;
  readonly code: string;
  /** A later client may know more games than this one. */
  readonly game: string;
  /** The own seat; null where several people shared this device, and the game is no one's. */
  readonly seat: number | null;
  readonly seats: readonly PastSeat[];
  /** When it was over, or seen to be. */
  readonly at: number;
  readonly record: string;
  /** What the engine of a version made of the record. */
  readonly chronicle?: { readonly version: string; readonly told: Chronicle };
}

export const idOf = (place: Place, code: string): string => `${place}-${code}`;

/** A game that is over, from its table and its record. */
export function keptGame(
  table: TableState,
  seat: number | null,
  place: Place,
  record: string,
): KeptGame {
  return {
    id: idOf(place, table.code),
    place,
    code: table.code,
    game: table.kind,
    seat,
    seats: table.room.seats.map(pastSeat),
    at: table.entries.at(-1)?.at ?? serverNow(table),
    record,
  };
}

function pastSeat(seat: SeatOfRoom): PastSeat {
  if (seat.kind === 'open') return { name: '' };
  return seat.kind === 'bot' ? { name: seat.name, level: seat.level } : { name: seat.name };
}

/** Who was played against: bots of one level or of several, other people, or nobody. */
export type Rivals = Level | 'mixed' | 'people' | 'alone';

export function rivalsOf({ seats, seat }: Pick<KeptGame, 'seats' | 'seat'>): Rivals {
  const others = seats.filter((_, at) => at !== seat);
  if (others.length === 0) return 'alone';
  if (others.some(({ level }) => level === undefined)) return 'people';
  const levels = new Set(others.map(({ level }) => level!));
  return levels.size === 1 ? [...levels][0]! : 'mixed';
}

/** The names at the other seats. */
export function othersOf({ seats, seat }: Pick<KeptGame, 'seats' | 'seat'>): readonly string[] {
  return seats.filter((_, at) => at !== seat).map(({ name }) => name);
}
