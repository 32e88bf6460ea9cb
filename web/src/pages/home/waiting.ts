// The games that wait for this browser's player, in the order in which they are worth a look, and who else sits there.
import type { KeptTable, Place } from '../../connection/kept.ts';
import type { TableSummary } from '../../protocol/room.ts';

export interface Waiting extends Pick<TableSummary, 'table' | 'game' | 'stage'> {
  readonly place: Place;
  /** Whether the game waits for this player. */
  readonly due: boolean;
  /** The names at the other seats. */
  readonly others: readonly string[];
}

/** First those that wait for this player, then the others, each in the order of before. */
export function waitingAt(
  place: Place,
  tables: readonly TableSummary[],
  kept: readonly KeptTable[],
): readonly Waiting[] {
  const waiting = tables.map((table): Waiting => {
    const own = kept.find(({ code }) => code === table.table)?.name;
    const names = table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
    const at = own === undefined ? -1 : names.indexOf(own);
    const others = names.filter((_, index) => index !== at);
    return {
      table: table.table,
      game: table.game,
      stage: table.stage,
      place,
      due: table.due === true,
      others,
    };
  });
  return dueFirst(waiting);
}

export function dueFirst(waiting: readonly Waiting[]): readonly Waiting[] {
  return [...waiting].sort((one, other) => Number(other.due) - Number(one.due));
}
