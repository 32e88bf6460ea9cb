// A game that is over, step by step: tables as they were, from the messages that a server kept or from a
// record that the engine has played again. What could be chosen then is not offered now.
import { changed, opened, type TableState } from '../../connection/table_state.ts';
import type { CoverMeRoom, CoverMeTable } from '../game.ts';
import type { Replay } from '../../engine/cover_me.ts';
import type { CoverMeEvent, CoverMeView, Season } from '../../protocol/cover_me.ts';
import type { TableMessage } from '../../protocol/messages.ts';

/** The table after each message that changed the game; entries lead from one to the next. */
export function tablesFromMessages(messages: readonly TableMessage[]): CoverMeTable[] {
  const tables: CoverMeTable[] = [];
  let table: TableState | undefined;
  for (const message of messages) {
    table = 'snapshot' in message ? opened(message, 0) : table && changed(table, message, 0);
    if (table?.kind === 'cover-me' && table.game !== null) tables.push(closed(table));
  }
  return tables;
}

/** A record as if it had been played at a table. */
export function tablesFromRecord(replay: Replay): CoverMeTable[] {
  const room = roomOf(replay);
  const tables: CoverMeTable[] = [];
  let game: CoverMeView | undefined;
  let entries: CoverMeTable['entries'] = [];
  for (const [seq, step] of replay.steps.entries()) {
    game = { ...game, ...step.game } as CoverMeView;
    const numbers = { seq, public_seq: seq };
    const position = { ...numbers, room, clocks: [], game, mine: null, you: null };
    entries = [...entries, { ...position, at: 0, events: step.events }];
    const around = { kind: 'cover-me', code: 'record', chat: [], here: [], spectators: 0 } as const;
    tables.push({ ...position, ...around, entries, clock_offset: 0 });
  }
  return tables;
}

function roomOf({ options, seats }: Replay): CoverMeRoom {
  return {
    game: 'cover-me',
    options,
    code: 'record',
    stage: 'over',
    host: 0,
    seats: seats.map((name) => ({ kind: 'person', name, stand_in: false, muted: false })),
    rematch: null,
    result: null,
    public: false,
    clock: 'none',
    away_s: 60,
    spectators: true,
    chat: false,
    level: 'medium',
  };
}

function closed(table: CoverMeTable): CoverMeTable {
  const shut = <T extends { mine: CoverMeTable['mine'] }>(position: T): T =>
    position.mine ? { ...position, mine: { ...position.mine, legal: [] } } : position;
  return { ...shut(table), entries: table.entries.map(shut) };
}

/** All that happened, in order. */
export function eventsOf(tables: readonly CoverMeTable[]): CoverMeEvent[] {
  return tables.at(-1)?.entries.flatMap((entry) => [...entry.events]) ?? [];
}

export interface Mark {
  readonly step: number;
  readonly year: number;
  readonly season: Season;
}

/** Where each season begins on the time line. */
export function seasonsIn(tables: readonly CoverMeTable[]): Mark[] {
  const marks: Mark[] = [];
  for (const [step, { game }] of tables.entries()) {
    const last = marks.at(-1);
    if (game === null || (last?.year === game.year && last.season === game.season)) continue;
    marks.push({ step, year: game.year, season: game.season });
  }
  return marks;
}
