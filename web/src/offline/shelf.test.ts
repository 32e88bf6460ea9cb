import { beforeEach, expect, test } from 'vitest';
import type { Build } from './files.ts';
import { Shelf, type World } from './shelf.ts';

const place = { root: new URL('https://host.example/'), hasServer: true };
const first: Build = { version: '1', files: ['', 'assets/a-1.js', 'assets/b-1.js'] };
const second: Build = { version: '2', files: ['', 'assets/a-2.js', 'assets/b-1.js'] };

/** Caches as a browser has them, as far as a shelf uses them. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  has = async (name: string) => this.all.has(name);
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    const held = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, held);
    return {
      match: async (address: string) => held.get(address)?.clone(),
      put: async (address: string, response: Response) => void held.set(address, response),
    };
  };
}

let caches: Caches;
let host: Map<string, string>;
let fetched: string[];
const world = () => ({ caches, fetch: fetchFromHost }) as unknown as World;
const shelf = (build: Build) => new Shelf(world(), place, build);
const text = async (response: Response | undefined) => response?.text();

async function fetchFromHost(address: string): Promise<Response> {
  const path = new URL(address).pathname;
  fetched.push(path);
  const content = host.get(path);
  return new Response(content ?? '', { status: content === undefined ? 404 : 200 });
}

function deploy(build: Build): void {
  host = new Map(build.files.map((file) => [`/${file}`, `${file} of ${build.version}`]));
}

beforeEach(() => {
  caches = new Caches();
  fetched = [];
  deploy(first);
});

test('what was kept is found', async () => {
  await shelf(first).fill();
  expect(await text(await shelf(first).find(''))).toBe(' of 1');
  expect(await text(await shelf(first).find('assets/a-1.js'))).toBe('assets/a-1.js of 1');
  expect(await shelf(first).find('assets/c-1.js')).toBeUndefined();
});

test('a build of which a file is missing is not kept at all', async () => {
  host.delete('/assets/b-1.js');
  await expect(shelf(first).fill()).rejects.toThrow('assets/b-1.js: 404');
  expect(await caches.keys()).toEqual([]);
});

test('a new build fetches what is new, and the page', async () => {
  await shelf(first).fill();
  deploy(second);
  fetched = [];
  await shelf(second).fill();
  expect(fetched.sort()).toEqual(['/', '/assets/a-2.js']);
});

test('while a new build waits, each has its own page, and windows find the parts of theirs', async () => {
  await shelf(first).fill();
  deploy(second);
  await shelf(second).fill();
  expect(await text(await shelf(first).find(''))).toBe(' of 1');
  expect(await text(await shelf(first).nextPage())).toBe(' of 2');
  expect(await text(await shelf(second).find('assets/a-1.js'))).toBe('assets/a-1.js of 1');
  expect(await text(await shelf(first).find('assets/a-2.js'))).toBe('assets/a-2.js of 2');
});

test('when it is taken up the others go, but not those of another client on the origin', async () => {
  const elsewhere = { ...place, root: new URL('https://host.example/some/where/') };
  caches.all.set('theirs', new Map());
  await new Shelf(world(), elsewhere, { version: '1', files: [] }).fill();
  await shelf(first).fill();
  deploy(second);
  await shelf(second).fill();
  await shelf(second).clear();
  expect(await caches.keys()).toEqual(['theirs', 'coverstory:/some/where/:1', 'coverstory:/:2']);
  expect(await shelf(second).find('assets/a-1.js')).toBeUndefined();
  expect(await shelf(second).nextPage()).toBeUndefined();
});

test('a build that is being fetched is neither offered nor taken away', async () => {
  await shelf(first).fill();
  deploy(second);
  await shelf(second).fill();
  // A third is on its way: its page has come, another file has not.
  const third = { version: '3', files: ['', 'assets/a-3.js'] };
  const cache = await caches.open('coverstory:/:3');
  await cache.put('https://host.example/', new Response(' of 3'));
  expect(await text(await shelf(first).nextPage())).toBe(' of 2');
  await shelf(second).clear();
  expect(await caches.keys()).toEqual(['coverstory:/:2', 'coverstory:/:3']);
  expect(await shelf(second).nextPage()).toBeUndefined();
  deploy(third);
  await shelf(third).fill();
  expect(await text(await shelf(second).nextPage())).toBe(' of 3');
  expect(await text(await shelf(third).find('assets/a-3.js'))).toBe('assets/a-3.js of 3');
});

test('a build that is whole is not fetched again, and stays whole without the host', async () => {
  await shelf(first).fill();
  fetched = [];
  host.clear();
  await shelf(first).fill();
  expect(fetched).toEqual([]);
  expect(await text(await shelf(first).find(''))).toBe(' of 1');
});

test('a page that came by a redirection is kept as if it had not', async () => {
  const redirected = async () =>
    Object.defineProperty(new Response('the page'), 'redirected', { value: true });
  const world = { caches, fetch: redirected } as unknown as World;
  const build = { version: '1', files: [''] };
  await new Shelf(world, place, build).fill();
  const held = caches.all.get('coverstory:/:1')?.get('https://host.example/');
  expect(held?.redirected).toBe(false);
  expect(await text(held)).toBe('the page');
});
