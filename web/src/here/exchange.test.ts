// Windows of one browser and its one house: who keeps it, what the others are told, and what happens when a
// window goes.
import { beforeEach, expect, test } from 'vitest';
import { Exchange, type ToPage } from './exchange.ts';
import type { Keeper, KeeperOutside } from './keeper.ts';

/** Locks as a browser gives them: in the order of asking, and given on when a window goes. */
class FakeLocks {
  readonly #held = new Map<string, string>();
  readonly #queues = new Map<string, { window: string; take: () => void }[]>();

  of(window: string): Pick<LockManager, 'request'> {
    const request = (name: string, ...rest: unknown[]) => {
      const then = rest.at(-1) as (lock: object | null) => unknown;
      const { ifAvailable } = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
      if (ifAvailable && this.#held.has(name)) return Promise.resolve(then(null));
      this.#ask(name, window, () => void then({}));
      return new Promise(() => undefined);
    };
    return { request: request as LockManager['request'] };
  }

  #ask(name: string, window: string, take: () => void): void {
    if (this.#held.has(name)) {
      this.#queues.set(name, [...(this.#queues.get(name) ?? []), { window, take }]);
    } else {
      this.#held.set(name, window);
      take();
    }
  }

  release(window: string): void {
    for (const [name, waiting] of this.#queues) {
      this.#queues.set(
        name,
        waiting.filter((one) => one.window !== window),
      );
    }
    for (const [name, holder] of [...this.#held]) {
      if (holder !== window) continue;
      this.#held.delete(name);
      const next = this.#queues.get(name)?.shift();
      if (next) this.#ask(name, next.window, next.take);
    }
  }
}

/** One window: its worker's exchange, what its page is told, and its house if it keeps one. */
class Window {
  readonly told: ToPage[] = [];
  readonly happened: string[] = [];
  outside: Pick<KeeperOutside, 'send' | 'close' | 'trouble'> | undefined;
  readonly exchange: Exchange;
  readonly #channel: Exclude<ConstructorParameters<typeof Exchange>[0]['channel'], undefined>;

  constructor(
    readonly name: string,
    readonly world: World,
    locks: Pick<LockManager, 'request'> | undefined,
  ) {
    this.#channel = {
      onmessage: null,
      postMessage: (message: unknown) => world.broadcast(this, structuredClone(message)),
    };
    this.exchange = new Exchange({
      window: name,
      channel: this.#channel,
      locks,
      tellPage: (said) => this.told.push(said),
      makeKeeper: (outside) => this.#keep(outside),
    });
  }

  hear(message: unknown): void {
    this.#channel.onmessage?.call(null as never, { data: message } as MessageEvent);
  }

  #keep(outside: Window['outside']): Keeper {
    this.outside = outside;
    return {
      connected: (id: number) => this.happened.push(`${id} came`),
      received: (id: number, text: string) => this.happened.push(`${id}: ${text}`),
      disconnected: (id: number) => this.happened.push(`${id} went`),
    } as unknown as Keeper;
  }
}

class World {
  readonly locks = new FakeLocks();
  windows: Window[] = [];

  open(name: string, withLocks = true): Window {
    const window = new Window(name, this, withLocks ? this.locks.of(name) : undefined);
    this.windows.push(window);
    return window;
  }
  broadcast(from: Window, message: unknown): void {
    for (const window of this.windows) if (window !== from) window.hear(message);
  }
  close(window: Window): void {
    this.windows = this.windows.filter((other) => other !== window);
    this.locks.release(window.name);
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

test('the first window keeps the house for its page', () => {
  const first = world.open('first');
  first.exchange.said({ kind: 'open', line: 1 });
  first.exchange.said({ kind: 'text', line: 1, text: 'hello' });
  first.outside!.send(1, 'welcome');
  first.exchange.said({ kind: 'close', line: 1 });
  expect(first.happened).toEqual(['1 came', '1: hello', '1 went']);
  expect(first.told).toEqual([
    { kind: 'opened', line: 1 },
    { kind: 'text', line: 1, text: 'welcome' },
  ]);
});

test('the second window has no house: its page is served by the first', () => {
  const [first, second] = [world.open('first'), world.open('second')];
  first.exchange.said({ kind: 'open', line: 1 });
  second.exchange.said({ kind: 'open', line: 1 });
  second.exchange.said({ kind: 'text', line: 1, text: 'hello' });
  first.outside!.send(2, 'welcome');
  expect(second.outside).toBeUndefined();
  expect(first.happened).toEqual(['1 came', '2 came', '2: hello']);
  expect(second.told).toEqual([
    { kind: 'opened', line: 1 },
    { kind: 'text', line: 1, text: 'welcome' },
  ]);
  expect(first.told).toEqual([{ kind: 'opened', line: 1 }]);
});

test('when the window with the house goes, the next keeps it, and all lines break', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => world.open(name));
  second!.exchange.said({ kind: 'open', line: 1 });
  third!.exchange.said({ kind: 'open', line: 7 });
  world.close(first!);
  expect(second!.outside).toBeDefined();
  expect(third!.outside).toBeUndefined();
  expect(second!.told.at(-1)).toEqual({ kind: 'closed', line: 1 });
  expect(third!.told.at(-1)).toEqual({ kind: 'closed', line: 7 });
  third!.exchange.said({ kind: 'open', line: 8 });
  expect(second!.happened).toEqual(['1 came']);
  expect(third!.told.at(-1)).toEqual({ kind: 'opened', line: 8 });
});

test('the house learns that a window is gone', () => {
  const [first, second] = [world.open('first'), world.open('second')];
  second.exchange.said({ kind: 'open', line: 1 });
  second.exchange.said({ kind: 'open', line: 2 });
  world.close(second);
  expect(first.happened).toEqual(['1 came', '2 came', '1 went', '2 went']);
});

test('every window with a line is told when nothing can be stored, and who comes later too', () => {
  const [first, second] = [world.open('first'), world.open('second')];
  second.exchange.said({ kind: 'open', line: 1 });
  first.outside!.trouble('full');
  expect(second.told.at(-1)).toEqual({ kind: 'trouble', trouble: 'full' });
  first.exchange.said({ kind: 'open', line: 1 });
  expect(first.told.at(-1)).toEqual({ kind: 'trouble', trouble: 'full' });
});

test('without locks each window has a house of its own, and hears nothing of the other', () => {
  const [first, second] = [world.open('first', false), world.open('second', false)];
  first.exchange.said({ kind: 'open', line: 1 });
  second.exchange.said({ kind: 'open', line: 1 });
  expect(first.happened).toEqual(['1 came']);
  expect(second.happened).toEqual(['1 came']);
});

test('a line that the house closes is closed for its page, and what is said on it is lost', () => {
  const first = world.open('first');
  first.exchange.said({ kind: 'open', line: 1 });
  first.outside!.close(1);
  first.exchange.said({ kind: 'text', line: 1, text: 'anyone?' });
  expect(first.told.at(-1)).toEqual({ kind: 'closed', line: 1 });
  expect(first.happened).toEqual(['1 came']);
});
