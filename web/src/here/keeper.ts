// Keeps the house of tables on this device: hands it what happens, stores and sends what it wants, tells it
// the time, and lets its bots think one at a time, so that a person waits for one thought at most. A house
// that breaks is begun anew from the logs; a table that breaks it twice is set aside, as on the server.
import { Refusal, type EngineModule } from '../engine/module.ts';
import type { RefusalCode } from '../protocol/commands.ts';
import { House, type Wish } from './house.ts';
import { LogTrouble, type Entry, type Logs, type Trouble } from './logs.ts';
import { TableClock } from './table_clock.ts';

/** What is around the keeper. Timers are the platform's own. */
export interface KeeperOutside {
  readonly logs: Logs;
  loadEngine(): Promise<EngineModule>;
  /** 64 hex digits that nobody can guess. */
  chance(): string;
  send(to: number, text: string): void;
  close(connection: number): void;
  /** Why nothing can be stored at present, or that it can. */
  trouble(trouble: Trouble | undefined): void;
}

/** How long a searching bot thinks; as long as the server's. */
const thinkingMs = 100;
/** So often may a table break the house before it is set aside. */
const mostFaults = 2;

export class Keeper {
  readonly #outside: KeeperOutside;
  #house: House | undefined;
  #isBeginning = false;
  #waiting: ((house: House) => void)[] = [];
  readonly #connections = new Set<number>();
  /** The table that each connection was shown last. */
  readonly #shown = new Map<number, string>();
  /** How often the house broke over a table, or over a command that names none. */
  readonly #faults = new Map<string, number>();
  readonly #clock = new TableClock();
  #isDue = false;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #trouble: Trouble | undefined;

  constructor(outside: KeeperOutside) {
    this.#outside = outside;
  }

  connected(connection: number): void {
    this.#connections.add(connection);
    if (!this.#house && !this.#isBeginning) void this.#begin();
    this.#tell((house) => {
      if (this.#connections.has(connection)) house.connected(connection, this.#now(house));
    });
  }

  disconnected(connection: number): void {
    if (!this.#connections.delete(connection)) return;
    this.#shown.delete(connection);
    this.#tell((house) => house.disconnected(connection, this.#now(house)));
  }

  received(connection: number, text: string): void {
    this.#whenOpen((house) => this.#hear(house, connection, text));
  }

  async #begin(): Promise<void> {
    this.#isBeginning = true;
    try {
      this.#house = new House(await this.#outside.loadEngine(), this.#outside.chance());
    } catch (error) {
      // Who dials again tries again.
      console.warn(error);
      return this.#sendAllAway();
    } finally {
      this.#isBeginning = false;
    }
    for (const then of this.#waiting.splice(0)) this.#whenOpen(then);
  }

  #whenOpen(then: (house: House) => void): void {
    if (this.#house) return then(this.#house);
    this.#waiting.push(then);
  }

  /** A call of the house, and what follows from it. */
  #tell(call: (house: House) => void, about?: string): void {
    this.#whenOpen((house) => {
      try {
        call(house);
        this.#settle(house);
      } catch (error) {
        this.#broke(house, about, error);
      }
    });
  }

  #hear(house: House, connection: number, text: string): void {
    if (!this.#connections.has(connection)) return;
    const command = commandIn(text);
    const subject = command.table ?? text;
    if (this.#isFeared(subject)) {
      const why = 'This table ran into a fault of ours and is set aside.';
      return this.#refuse(connection, command.id, 'table_frozen', why);
    }
    try {
      house.understand(text);
    } catch (error) {
      if (!(error instanceof Refusal)) return this.#broke(house, subject, error);
      return this.#refuse(connection, command.id, 'bad_message', error.message);
    }
    try {
      house.received(connection, text, this.#now(house));
    } catch (error) {
      const isSettings = error instanceof Refusal && command.do === 'settings';
      if (!isSettings) return this.#broke(house, subject, error);
      this.#refuse(connection, command.id, 'bad_options', error.message);
    }
    this.#tell(() => undefined, subject);
  }

  #refuse(to: number, id: number | null, code: RefusalCode, why: string): void {
    this.#outside.send(to, JSON.stringify({ re: id, ok: false, code, clause: null, why }));
  }

  /** Does what the house wants, and sees when it is to be told the time. */
  #settle(house: House): void {
    for (const wish of house.takeWishes()) this.#grant(house, wish);
    this.#arm(house);
    if (house.questions > 0) this.#thinking ??= setTimeout(() => this.#letOneThink());
  }

  #grant(house: House, wish: Wish): void {
    if (wish.wish === 'send') {
      if (wish.table !== undefined) this.#shown.set(wish.to, wish.table);
      this.#outside.send(wish.to, wish.text);
    } else if (wish.wish === 'append') void this.#append(house, wish.entries);
    else if (wish.wish === 'load') void this.#load(house, wish.table);
    // A table that rests is where it always was, in its log.
  }

  async #append(house: House, entries: readonly Entry[]): Promise<void> {
    const trouble = await this.#outside.logs.append(entries).then(
      () => undefined,
      (error: unknown) => asTrouble(error),
    );
    this.#note(trouble?.trouble);
    if (this.#house !== house) return;
    // What the log holds is not what this house knows: it begins anew from the log.
    if (trouble?.trouble === 'conflict') return this.#beginAnew();
    this.#tell((told) =>
      trouble ? told.notStored(trouble.message, this.#now(told)) : told.stored(this.#now(told)),
    );
  }

  async #load(house: House, table: string): Promise<void> {
    try {
      const bodies = await this.#outside.logs.logOf(table);
      if (this.#house !== house) return;
      if (bodies === undefined) this.#tell((told) => told.notFound(table, this.#now(told)));
      else this.#loaded(table, bodies);
    } catch (error) {
      const trouble = asTrouble(error);
      this.#note(trouble.trouble);
      if (this.#house !== house) return;
      this.#tell((told) => told.notLoaded(table, trouble.message, this.#now(told)));
    }
  }

  /** A log that cannot be read stays as it is, and its table is frozen. */
  #loaded(table: string, bodies: readonly string[]): void {
    this.#tell((house) => {
      try {
        house.loaded(table, bodies, this.#now(house));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        house.loaded(table, [], this.#now(house));
      }
    }, table);
  }

  #note(trouble: Trouble | undefined): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#outside.trouble(trouble);
  }

  /** Where the clock stood still, nobody could be heard, and the house is told so. */
  #now(house: House): number {
    const now = this.#clock.now(this.#isDue);
    if (this.#clock.stoodStill()) house.resume(now);
    return now;
  }

  #arm(house: House): void {
    clearTimeout(this.#deadline);
    const next = house.nextDeadline;
    this.#isDue = next !== undefined;
    if (next === undefined) return;
    // A deadline that has passed and is still there is looked at again after a moment, not at once; and
    // the clock is looked at once a second.
    const wait = Math.min(Math.max(next - this.#now(house), 1), 1000);
    this.#deadline = setTimeout(() => this.#tell((told) => told.passTime(this.#now(told))), wait);
  }

  /** In a task of its own: what has come meanwhile is heard before the next bot thinks. */
  #letOneThink(): void {
    this.#thinking = undefined;
    this.#tell((house) => {
      house.think(thinkingMs);
      house.thought(this.#now(house));
    });
  }

  /** A fault of ours. Nothing is lost: what was answered is in the logs. */
  #broke(house: House, about: string | undefined, error: unknown): void {
    if (this.#house !== house) return;
    console.warn(error);
    const suspects = about === undefined ? new Set(this.#shown.values()) : [about];
    for (const one of suspects) this.#faults.set(one, (this.#faults.get(one) ?? 0) + 1);
    this.#beginAnew();
  }

  #isFeared(subject: string): boolean {
    return (this.#faults.get(subject) ?? 0) >= mostFaults;
  }

  #beginAnew(): void {
    this.#house = undefined;
    clearTimeout(this.#deadline);
    clearTimeout(this.#thinking);
    this.#thinking = undefined;
    this.#sendAllAway();
  }

  #sendAllAway(): void {
    this.#waiting = [];
    for (const connection of [...this.#connections]) this.#sendAway(connection);
  }

  #sendAway(connection: number): void {
    this.#connections.delete(connection);
    this.#shown.delete(connection);
    this.#outside.close(connection);
  }
}

/** What can be known of a message without the house. */
function commandIn(text: string): { id: number | null; do?: unknown; table?: string } {
  try {
    const { id, do: deed, table } = JSON.parse(text) as Record<string, unknown>;
    return {
      id: Number.isSafeInteger(id) ? (id as number) : null,
      do: deed,
      ...(typeof table === 'string' && { table }),
    };
  } catch {
    return { id: null };
  }
}

function asTrouble(error: unknown): LogTrouble {
  return error instanceof LogTrouble ? error : new LogTrouble('failing', String(error));
}
