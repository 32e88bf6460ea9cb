// A house under node, for tests: the engine that scripts/web has built, logs in memory that a test can let fail,
// and people who play through the protocol what they are offered.
import { vi } from 'vitest';
import { Client } from '../connection/client.svelte.ts';
import type { Outside, Socket } from '../connection/outside.ts';
import type { TableState } from '../connection/table_state.ts';
import { testModule } from '../engine/testing.ts';
import { gameNamed } from '../games.ts';
import type { TableCommand } from '../protocol/commands.ts';
import { Keeper } from './keeper.ts';
import { LogTrouble, type Entry, type Logs, type Trouble } from './logs.ts';

export class MemoryLogs implements Logs {
  readonly tables = new Map<string, string[]>();
  /** What every call fails with, while it is set. */
  trouble: Trouble | undefined;

  async append(entries: readonly Entry[]): Promise<void> {
    this.#fail();
    for (const { table, seq, body } of entries) {
      const log = this.tables.get(table) ?? [];
      if (seq !== log.length + 1) throw new LogTrouble('conflict', 'not the next');
      this.tables.set(table, [...log, body]);
    }
  }

  async logOf(table: string): Promise<readonly string[] | undefined> {
    this.#fail();
    return this.tables.get(table);
  }

  #fail(): void {
    if (this.trouble) throw new LogTrouble(this.trouble, 'a test wants it so');
  }
}

/** What a browser keeps of its player, as far as it is used. */
export class MemoryStorage {
  readonly #kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

/** Takes as long as the machine is busy: the faked time stands still meanwhile. */
let loading: Promise<unknown> = Promise.resolve();

let people = 0;

/** One run of the house on logs; another on the same logs is what a reload is. */
export class TestHouse {
  readonly keeper: Keeper;
  readonly troubles: (Trouble | undefined)[] = [];
  /** Every text between the pages and the house. */
  readonly overheard: { readonly by: 'page' | 'house'; readonly text: string }[] = [];
  readonly #sockets = new Map<number, Socket>();
  #last = 0;

  constructor(logs: Logs, chance = '1'.repeat(64), loadEngine = testModule) {
    this.keeper = new Keeper({
      logs,
      loadEngine: () => (loading = loadEngine()),
      chance: () => chance,
      send: (to, text) => {
        this.overheard.push({ by: 'house', text });
        this.#sockets.get(to)?.onmessage?.({ data: text });
      },
      close: (connection) => this.#sockets.get(connection)?.onclose?.(),
      trouble: (trouble) => this.troubles.push(trouble),
    });
  }

  dial(): Socket {
    const connection = ++this.#last;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        this.overheard.push({ by: 'page', text });
        this.keeper.received(connection, text);
      },
      close: () => this.keeper.disconnected(connection),
    };
    this.#sockets.set(connection, socket);
    queueMicrotask(() => {
      this.keeper.connected(connection);
      socket.onopen?.();
    });
    return socket;
  }

  /** A person with this token, connected. */
  person(token: string): Client {
    // Two windows of a person never number their commands alike.
    let number = (people += 0.1234567) % 1;
    const outside: Outside = {
      dial: () => this.dial(),
      token: () => token,
      keepToken: () => undefined,
      chance: () => (number = (number + 0.381966) % 1),
      follow: () => () => undefined,
    };
    const client = new Client('here', outside);
    client.begin();
    return client;
  }
}

/** Plays for a person what is offered, until the game at the table is over or `enough` says so. */
export async function play(
  person: Client,
  code: string,
  enough: () => boolean = () => false,
): Promise<void> {
  const send = person.sendTo(code);
  let asked: Promise<unknown> | undefined;
  await until(() => {
    const { table } = person.watched;
    if (table?.room.stage === 'over' || enough()) return true;
    const command = table && offered(table);
    if (command) asked ??= send(command).finally(() => (asked = undefined));
    return false;
  });
}

function offered(table: TableState): TableCommand | undefined {
  if (!gameNamed(table.kind).pass.isDue(table)) return undefined;
  if (table.kind === 'cover-me') return { do: 'choose', choice: table.mine!.legal[0]! };
  const { may_be_done, returnable } = table.mine!;
  if (may_be_done) return { do: 'done' };
  return returnable[0] === undefined ? undefined : { do: 'return', card: returnable[0] };
}

/** Lets the faked time pass, and the real world do its part, until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let step = 0; !isSo(); ++step) {
    if (step > 100_000) throw new Error('it never came to be');
    await loading.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(20);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** What comes of it, while time passes. */
export async function outcome<T>(promise: Promise<T>): Promise<T> {
  let isThere = false;
  void promise.finally(() => (isThere = true)).catch(() => undefined);
  await until(() => isThere);
  return promise;
}
