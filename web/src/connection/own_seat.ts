// Which seat is one's own. In a game the server tells it; in the lobby one is recognised by the name that was
// given at this table, where the server has not said it and no other there has the same.
import { keptTables } from './kept.ts';
import type { TableState } from './table_state.ts';
import type { SeatOfRoom } from '../protocol/room.ts';

export function ownSeat(table: TableState): number | null {
  if (table.you !== null || table.game !== null) return table.you;
  const given = keptTables().find(({ code }) => code === table.code)?.name;
  return given === undefined ? null : seatNamed(table.room.seats, given);
}

function seatNamed(seats: readonly SeatOfRoom[], name: string): number | null {
  const named = seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.name === name ? [at] : [],
  );
  return named.length === 1 ? named[0]! : null;
}
