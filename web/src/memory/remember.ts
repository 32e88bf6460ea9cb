// Puts a game that is over into the album. A browser that lets nothing be kept, or a record that is too large to be
// had, loses a memory and nothing else.
import type { Place } from '../connection/kept.ts';
import type { TableState } from '../connection/table_state.ts';
import type { Answer } from '../protocol/commands.ts';
import { Album } from './album.ts';
import { idOf, keptGame } from './kept_game.ts';

export interface Finished {
  readonly table: TableState;
  readonly place: Place;
  /** Whose game it is; nobody's where several people shared the device. */
  readonly seat: number | null;
  /** Asks the table for its record. */
  readonly record: () => Promise<Answer>;
}

export async function remember(finished: Finished, album = new Album()): Promise<void> {
  const { table, place, seat } = finished;
  try {
    if ((await album.game(idOf(place, table.code))) !== undefined) return;
    const answer = await finished.record();
    if (!answer.ok || !answer.record) return;
    await album.keep(keptGame(table, seat, place, answer.record));
  } catch (error) {
    console.info(error);
  }
}
