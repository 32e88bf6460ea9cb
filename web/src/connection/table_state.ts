// A table as this browser knows it: plain data, made from a snapshot and the changes after it. Nothing is
// changed in place: a new state shares with the old one what is the same, so that a component may
// keep any of them and compare by identity.
//
// `entries` are the steps since the snapshot, each with its events and the table as it was after it: a page
// that shows them slowly goes through them one by one, however many come at once.
import type { AnyGame } from '../games.ts';
import type { GameProtocol } from '../protocol/game.ts';
import type {
  ChangesMessage,
  Clocks,
  PresenceMessage,
  SnapshotMessage,
} from '../protocol/messages.ts';
import type { ChatLine, RoomOf } from '../protocol/room.ts';

/** The numbered part of a table: what an entry changes. */
interface Position<Game extends GameProtocol> {
  /** Its number for this viewer, and the one for the public, which all who watch can compare. */
  readonly seq: number;
  readonly public_seq: number;
  readonly room: RoomOf<Game>;
  readonly clocks: Clocks;
  /** Null before the game starts. */
  readonly game: Game['view'] | null;
  /** Null before the game starts, and for who has no seat. */
  readonly mine: Game['mine'] | null;
  /** The own seat, in the lobby too; null for who has none. */
  readonly you: number | null;
}

/** One step of the table: what happened, and how things stood after it. */
export interface Entry<Game extends GameProtocol> extends Position<Game> {
  readonly at: number;
  readonly events: readonly Game['event'][];
}

interface Table<Game extends GameProtocol> extends Position<Game> {
  readonly kind: Game['name'];
  readonly code: string;
  /** The steps since the last snapshot, oldest first; the last has the present position. */
  readonly entries: readonly Entry<Game>[];
  readonly chat: readonly ChatLine[];
  /** Who is there, by seat. */
  readonly here: readonly boolean[];
  /** By seat, since when it is known that its player is away, by this browser's clock; null for who is there. */
  readonly gone?: readonly (number | null)[];
  readonly spectators: number;
  /**
   * Add it to this browser's clock for the server's: deadlines are of the server's clock. The greatest
   * that any message since the snapshot says: whatever took longer to arrive, or happened while this
   * browser was away, says less.
   */
  readonly clock_offset: number;
}

/** The table of a game; of a union of games a union, each with its own parts. */
export type TableOf<Game extends GameProtocol> = Game extends GameProtocol ? Table<Game> : never;

export type TableState = TableOf<AnyGame>;

/** Older steps are forgotten: who was away for longer gets a snapshot from the server anyway. */
const mostEntries = 2000;
const mostLines = 200;

/** The table of a snapshot. Presence is told apart: what was known of it stays. */
export function opened(
  message: SnapshotMessage,
  localNow: number,
  before?: TableState | undefined,
): TableState {
  const { room, clocks, game, mine, chat, you } = message.snapshot;
  const same = before?.code === message.table ? before : undefined;
  return {
    kind: room.game,
    code: message.table,
    seq: message.seq,
    public_seq: message.public ?? message.seq,
    room,
    clocks,
    game,
    mine,
    you,
    entries: [],
    chat,
    here: same?.here ?? [],
    gone: same?.gone ?? [],
    spectators: same?.spectators ?? 0,
    clock_offset: message.now - localNow,
  } as TableState;
}

/**
 * The table after a change; nothing where an entry is missing in between, and then the table is to be
 * asked for again. One that was seen already changes nothing.
 */
export function changed(
  table: TableState,
  message: ChangesMessage,
  localNow: number,
): TableState | undefined {
  // A table is frozen between two entries.
  if (message.changes.room?.stage === 'frozen') {
    return { ...table, room: { ...table.room, stage: 'frozen' } } as TableState;
  }
  if (message.seq <= table.seq) return table;
  if (message.seq !== table.seq + 1) return undefined;
  const { changes, events = [], seq, now } = message;
  const mine = merged(table.mine, changes.mine);
  const room = merged(table.room, changes.room) ?? table.room;
  const position = {
    seq,
    public_seq: message.public ?? seq,
    room,
    clocks: changes.clocks ?? table.clocks,
    game: merged(table.game, changes.game),
    mine,
  };
  return {
    ...table,
    ...position,
    // Until it starts, the host may change which game it is.
    kind: room.game,
    entries: [...table.entries, { ...position, at: now, events }].slice(-mostEntries),
    chat: chatAfter(table.chat, changes),
    clock_offset: Math.max(table.clock_offset, now - localNow),
  } as TableState;
}

/** New lines come to the others, each once; those that were taken away go. */
function chatAfter(
  before: readonly ChatLine[],
  { chat = [], unsaid = [] }: ChangesMessage['changes'],
): readonly ChatLine[] {
  if (chat.length === 0 && unsaid.length === 0) return before;
  const last = before.at(-1)?.n ?? 0;
  const added = chat.filter(({ n }) => n === undefined || n > last);
  return [...before, ...added]
    .filter(({ n }) => n === undefined || !unsaid.includes(n))
    .slice(-mostLines);
}

/** Who is there now. */
export function attended(
  table: TableState,
  message: PresenceMessage,
  localNow: number = Date.now(),
): TableState {
  const { here, spectators } = message;
  const gone = here.map((isHere, seat) => (isHere ? null : (table.gone?.[seat] ?? localNow)));
  return { ...table, here, gone, spectators };
}

/** The server's clock, as well as this browser knows it. */
export function serverNow(table: TableState, localNow: number = Date.now()): number {
  return localNow + table.clock_offset;
}

/** Keys that are there replace those of before; the same object where nothing is said. */
function merged<Part extends object>(
  before: Part | null,
  change: Partial<Part> | null | undefined,
): Part | null {
  if (change === undefined) return before;
  if (change === null) return null;
  return { ...before, ...change } as Part;
}
