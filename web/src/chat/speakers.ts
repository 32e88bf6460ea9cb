// Who wrote a line, as far as a page can tell. A line has the seat and the name of when it was written; before the game
// people change seats, leave, and others come. The house knows better, and refuses what a page got wrong.
import type { ChatLine, SeatOfRoom } from '../protocol/room.ts';

/** The seat where the writer of a line sits now; nothing where nobody of that name does, or several might. */
export function speakerOf(
  line: Pick<ChatLine, 'seat' | 'name'>,
  seats: readonly SeatOfRoom[],
): number | undefined {
  const named = seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.name === line.name ? [at] : [],
  );
  if (named.includes(line.seat)) return line.seat;
  return named.length === 1 ? named[0] : undefined;
}

/** The seats of those who may not write. */
export function mutedSeats(seats: readonly SeatOfRoom[]): readonly number[] {
  return seats.flatMap((seat, at) => (seat.kind === 'person' && seat.muted ? [at] : []));
}
