import { beforeEach, expect, test } from 'vitest';
import { MemoryStorage } from '../here/testing.ts';
import { renew, type Surroundings } from './renewal.ts';

/** A worker that the browser has found: told to, it takes over. */
class FoundWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly told: unknown[] = [];
  readonly #tookOver: () => void;

  constructor(tookOver: () => void) {
    super();
    this.#tookOver = tookOver;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    if (state === 'activated') this.#tookOver();
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(words: unknown): void {
    this.told.push(words);
    queueMicrotask(() => this.become('activating'));
    queueMicrotask(() => this.become('activated'));
  }
}

const page = (script: string) =>
  `<!doctype html><head><script type="module" crossorigin src="/assets/${script}.js"></script></head>`;

/** What the host has, and what a page would get if it were loaded now. */
let deployed: string;
let given: string;
let reloads: number;
let registration:
  { update: () => Promise<void>; installing: unknown; waiting: unknown } | undefined;
let worker: FoundWorker;
let around: Surroundings;
const tried = new MemoryStorage();

/** A browser whose worker has build `kept`. */
function keeps(kept: string): void {
  given = kept;
  worker = new FoundWorker(() => (given = deployed));
  registration = {
    installing: null,
    waiting: null,
    update: async () => {
      if (deployed === given) return;
      registration!.installing = worker;
      // All its files have come after a while.
      setTimeout(() => worker.become('installed'));
    },
  };
}

beforeEach(() => {
  registration = undefined;
  deployed = given = 'old';
  reloads = 0;
  tried.setItem('coverstory.renewed', '');
  around = {
    workers: { getRegistration: async () => registration as never },
    root: new URL('https://host.example/'),
    script: 'https://host.example/assets/old.js',
    tried,
    fetch: async () => new Response(page(registration ? given : deployed)),
    reload: () => {
      reloads += 1;
      around = { ...around, script: `https://host.example/assets/${given}.js` };
    },
  };
});

test('the worker fetches the new client, takes over, and the page is loaded anew', async () => {
  keeps('old');
  deployed = 'new';
  expect(await renew(around)).toBe(true);
  expect(worker.told).toEqual(['take over']);
  expect(reloads).toBe(1);
});

test('one that waits already is taken up', async () => {
  keeps('old');
  deployed = 'new';
  worker.state = 'installed';
  registration = { update: async () => undefined, installing: null, waiting: worker };
  expect(await renew(around)).toBe(true);
  expect(reloads).toBe(1);
});

test('where another window took it up, loading the page anew is all there is to do', async () => {
  keeps('new');
  deployed = 'new';
  expect(await renew(around)).toBe(true);
  expect(worker.told).toEqual([]);
  expect(reloads).toBe(1);
});

test('a browser that keeps no client loads the page anew where the server has another', async () => {
  around = { ...around, workers: undefined };
  deployed = 'new';
  expect(await renew(around)).toBe(true);
  expect(reloads).toBe(1);
});

test('where there is no newer client the page stays, however often it looks', async () => {
  keeps('old');
  for (let look = 1; look <= 3; look += 1) expect(await renew(around)).toBe(false);
  expect(reloads).toBe(0);
});

test('a build that cannot be fetched whole is not taken up', async () => {
  keeps('old');
  deployed = 'new';
  registration!.update = async () => {
    registration!.installing = worker;
    setTimeout(() => worker.become('redundant'));
  };
  expect(await renew(around)).toBe(false);
  expect(worker.told).toEqual([]);
  expect(reloads).toBe(0);
});

test.each([
  ['the network is gone', async () => Promise.reject(new TypeError('failed'))],
  ['the server has trouble', async () => new Response('', { status: 503 })],
  ['what comes is another page', async () => new Response('<title>Log in</title>')],
])('the page stays where %s', async (_, fetch) => {
  around = { ...around, workers: undefined, fetch };
  expect(await renew(around)).toBe(false);
  expect(reloads).toBe(0);
});

test('two servers with two clients do not send the page round and round', async () => {
  around = { ...around, workers: undefined };
  const answers: boolean[] = [];
  for (const next of ['new', 'old', 'new', 'old']) {
    given = deployed = next;
    answers.push(await renew(around));
  }
  expect(answers).toEqual([true, true, false, false]);
});
