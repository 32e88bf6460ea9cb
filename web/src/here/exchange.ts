// Lines between windows and the one house of this browser. Each window has a worker; the one that holds the
// lock keeps the house, for itself and for the others, which pass on what their page says over a channel.
// When its window is closed, the lock goes to the next, whose house begins from the logs: all lines break,
// and their pages dial again.
//
// Without locks (a page that did not come over TLS) every window has a house of its own. That damages
// nothing: an entry has one number, and the house that comes second begins anew from the log.
import type { Keeper, KeeperOutside } from './keeper.ts';
import type { Trouble } from './logs.ts';

/** Said by a page. */
export type FromPage =
  | { readonly kind: 'open' | 'close'; readonly line: number }
  | { readonly kind: 'text'; readonly line: number; readonly text: string };
/** Said to a page. */
export type ToPage =
  | { readonly kind: 'opened' | 'closed'; readonly line: number }
  | { readonly kind: 'text'; readonly line: number; readonly text: string }
  | { readonly kind: 'trouble'; readonly trouble: Trouble | undefined };

/** Between windows. */
type OnChannel =
  | { readonly kind: 'house' }
  | { readonly kind: 'up'; readonly window: string; readonly said: FromPage }
  | { readonly kind: 'down'; readonly window: string; readonly said: ToPage };

type Locks = Pick<LockManager, 'request'>;

export interface Around {
  /** This window's own name, like no other's. */
  readonly window: string;
  readonly channel: Pick<BroadcastChannel, 'onmessage' | 'postMessage'>;
  readonly locks: Locks | undefined;
  tellPage(said: ToPage): void;
  makeKeeper(outside: Pick<KeeperOutside, 'send' | 'close' | 'trouble'>): Keeper;
}

interface Place {
  readonly window: string;
  readonly line: number;
}

const houseLock = 'coverstory.house';
const lockOf = (window: string) => `coverstory.window.${window}`;
const keyOf = ({ window, line }: Place) => `${window} ${line}`;
const forever = () => new Promise<never>(() => undefined);

export class Exchange {
  readonly #around: Around;
  #keeper: Keeper | undefined;
  #isGuest = false;
  /** What the page said before it was known where the house is. */
  readonly #early: FromPage[] = [];
  /** The lines of this window's own page. */
  readonly #own = new Set<number>();
  readonly #places = new Map<number, Place>();
  readonly #connections = new Map<string, number>();
  readonly #followed = new Set<string>();
  #lastConnection = 0;
  #trouble: Trouble | undefined;

  constructor(around: Around) {
    this.#around = around;
    around.channel.onmessage = ({ data }) => this.#overheard(data as OnChannel);
    if (around.locks) this.#findHouse(around.locks);
    else void this.#keepHouse();
  }

  /** The page says something. */
  said(said: FromPage): void {
    if (said.kind === 'open') this.#own.add(said.line);
    else if (!this.#own.has(said.line)) return;
    if (said.kind === 'close') this.#own.delete(said.line);
    if (this.#keeper) this.#serve(this.#around.window, said);
    else if (this.#isGuest) this.#pass({ kind: 'up', window: this.#around.window, said });
    else this.#early.push(said);
  }

  #findHouse(locks: Locks): void {
    // Held while this window lives: so the house learns that it is gone.
    void locks.request(lockOf(this.#around.window), forever);
    void locks.request(houseLock, { ifAvailable: true }, (lock) =>
      lock === null ? this.#beGuest() : this.#keepHouse(),
    );
  }

  #beGuest(): void {
    this.#isGuest = true;
    void this.#around.locks?.request(houseLock, () => this.#keepHouse());
    for (const said of this.#early.splice(0)) this.said(said);
  }

  /** Never ends: the lock is held as long. */
  #keepHouse(): Promise<never> {
    if (this.#isGuest) this.#breakOwnLines();
    this.#keeper = this.#around.makeKeeper({
      send: (to, text) => this.#toConnection(to, (line) => ({ kind: 'text', line, text })),
      close: (connection) => this.#closed(connection),
      trouble: (trouble) => this.#troubled(trouble),
    });
    if (this.#around.locks) this.#pass({ kind: 'house' });
    for (const said of this.#early.splice(0)) this.#serve(this.#around.window, said);
    return forever();
  }

  #pass(message: OnChannel): void {
    this.#around.channel.postMessage(message);
  }

  #overheard(message: OnChannel): void {
    if (message.kind === 'house') {
      if (this.#isGuest && !this.#keeper) this.#breakOwnLines();
    } else if (message.kind === 'up') {
      if (this.#keeper && this.#around.locks) this.#serve(message.window, message.said);
    } else if (message.window === this.#around.window) {
      this.#toOwnPage(message.said);
    }
  }

  #toOwnPage(said: ToPage): void {
    if (said.kind !== 'trouble') {
      if (!this.#own.has(said.line)) return;
      if (said.kind === 'closed') this.#own.delete(said.line);
    }
    this.#around.tellPage(said);
  }

  #breakOwnLines(): void {
    for (const line of [...this.#own]) this.#toOwnPage({ kind: 'closed', line });
  }

  #serve(window: string, said: FromPage): void {
    const place = { window, line: said.line };
    if (said.kind === 'open') return this.#opened(place);
    const connection = this.#connections.get(keyOf(place));
    if (connection === undefined) return;
    if (said.kind === 'text') return this.#keeper!.received(connection, said.text);
    this.#forget(connection, place);
    this.#keeper!.disconnected(connection);
  }

  #opened(place: Place): void {
    this.#lastConnection += 1;
    this.#places.set(this.#lastConnection, place);
    this.#connections.set(keyOf(place), this.#lastConnection);
    this.#tell(place.window, { kind: 'opened', line: place.line });
    if (this.#trouble) this.#tell(place.window, { kind: 'trouble', trouble: this.#trouble });
    this.#keeper!.connected(this.#lastConnection);
    this.#follow(place.window);
  }

  /** Whoever gets a window's lock knows that the window is gone. */
  #follow(window: string): void {
    if (window === this.#around.window || this.#followed.has(window)) return;
    this.#followed.add(window);
    void this.#around.locks?.request(lockOf(window), () => {
      this.#followed.delete(window);
      for (const [connection, place] of [...this.#places]) {
        if (place.window !== window) continue;
        this.#forget(connection, place);
        this.#keeper!.disconnected(connection);
      }
    });
  }

  #closed(connection: number): void {
    const place = this.#places.get(connection);
    if (place === undefined) return;
    this.#forget(connection, place);
    this.#tell(place.window, { kind: 'closed', line: place.line });
  }

  #forget(connection: number, place: Place): void {
    this.#places.delete(connection);
    this.#connections.delete(keyOf(place));
  }

  #troubled(trouble: Trouble | undefined): void {
    this.#trouble = trouble;
    const windows = new Set([...this.#places.values()].map(({ window }) => window));
    for (const window of windows) this.#tell(window, { kind: 'trouble', trouble });
  }

  #toConnection(connection: number, said: (line: number) => ToPage): void {
    const place = this.#places.get(connection);
    if (place) this.#tell(place.window, said(place.line));
  }

  #tell(window: string, said: ToPage): void {
    if (window === this.#around.window) this.#toOwnPage(said);
    else this.#pass({ kind: 'down', window, said });
  }
}
