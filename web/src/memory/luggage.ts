// Everything that this browser keeps of its reader, as one text to take along: settings, results, seats, finished games
// and those in progress. What is read from such a text was written by anybody: nothing of it is taken before all of it
// has been looked at, and the readers of each part pass over what they cannot read.
import { isTableCode } from '../protocol/room.ts';
import type { Entry } from '../here/logs.ts';
import type { KeptGame } from './kept_game.ts';

/** The log of a table on this device. */
interface PackedTable {
  readonly table: string;
  readonly bodies: readonly string[];
}

export interface Luggage {
  /** What is kept under short keys, as it stands there. */
  readonly kept: Readonly<Record<string, string>>;
  readonly games: readonly KeptGame[];
  readonly tables: readonly PackedTable[];
  readonly at: number;
}

/** What is around: where all of it is kept. */
export interface World {
  readonly storage: Storage;
  readonly album: {
    all(): Promise<readonly KeptGame[]>;
    keep(game: KeptGame): Promise<void>;
  };
  readonly logs: {
    codes(): Promise<readonly string[]>;
    logOf(table: string): Promise<readonly string[] | undefined>;
    append(entries: readonly Entry[]): Promise<void>;
    forget(tables: readonly string[]): Promise<void>;
  };
}

/** Why a file is none that can be brought in. */
export type Wrong = 'none' | 'newer' | 'damaged' | 'large';

const edition = 1;
const prefix = 'coverstory.';
/** What means something in this browser alone. */
const stays = ['coverstory.renewed', 'coverstory.house'];
/** By day: results of both places are kept. */
const byDay = ['coverstory.puzzles'];
export const mostBytes = 64 * 1024 * 1024;

export async function pack({ storage, album, logs }: World, at: number): Promise<string> {
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix) && !stays.includes(key));
  const kept = Object.fromEntries(keys.map((key) => [key, storage.getItem(key)!]));
  // What the engine made of the games can be made again.
  const games = (await album.all()).map(({ chronicle, ...game }) => (void chronicle, game));
  const tables: PackedTable[] = [];
  for (const table of await logs.codes()) {
    tables.push({ table, bodies: (await logs.logOf(table)) ?? [] });
  }
  return JSON.stringify({ coverstory: edition, at, kept, games, tables });
}

/** What is in a text; or what is wrong with it. */
export function unpack(text: string): Luggage | Wrong {
  if (text.length > mostBytes) return 'large';
  const found = parsed(text);
  if (typeof found?.['coverstory'] !== 'number') return 'none';
  if (found['coverstory'] > edition) return 'newer';
  const { at, kept, games, tables } = found as unknown as Luggage;
  const isWhole =
    typeof at === 'number' &&
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(kept).every(isKept) &&
    Array.isArray(games) &&
    games.every(isGame) &&
    Array.isArray(tables) &&
    tables.every(isTable);
  return isWhole ? { at, kept, games, tables } : 'damaged';
}

/**
 * Brings all of it in: seats, settings and games in progress take the place of those here, finished games and results
 * are added. The short keys come last: where something before them fails, nothing is anybody else's.
 */
export async function bringIn(luggage: Luggage, { storage, album, logs }: World): Promise<void> {
  for (const game of luggage.games) await album.keep(game);
  for (const { table, bodies } of luggage.tables) {
    await logs.forget([table]);
    await logs.append(bodies.map((body, at) => ({ table, seq: at + 1, body })));
  }
  for (const [key, text] of Object.entries(luggage.kept)) {
    const here = byDay.includes(key) ? storage.getItem(key) : null;
    storage.setItem(key, here === null ? text : bothOf(here, text));
  }
}

/** The results of two places by their days; of a day that both have, the one here stays. */
function bothOf(here: string, brought: string): string {
  return JSON.stringify({ ...parsed(brought), ...parsed(here) });
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isKept([key, text]: [string, unknown]): boolean {
  return /^coverstory\.[\w.-]{1,60}$/.test(key) && !stays.includes(key) && typeof text === 'string';
}

function isGame(value: unknown): value is KeptGame {
  const { id, place, code, game, seat, seats, at, record } = (value ?? {}) as Partial<KeptGame>;
  return (
    (place === 'server' || place === 'here') &&
    id === `${place}-${code}` &&
    isTableCode(code ?? '') &&
    typeof game === 'string' &&
    (seat === null || Number.isInteger(seat)) &&
    Array.isArray(seats) &&
    seats.every((one: { name?: unknown } | null) => typeof one?.name === 'string') &&
    typeof at === 'number' &&
    typeof record === 'string'
  );
}

function isTable(value: unknown): value is PackedTable {
  const { table, bodies } = (value ?? {}) as Partial<PackedTable>;
  return (
    isTableCode(table ?? '') &&
    Array.isArray(bodies) &&
    bodies.every((body) => typeof body === 'string')
  );
}
