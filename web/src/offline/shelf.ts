// Where a build of the client is kept: a cache of its own for each build, marked as whole when all of it is there.
// An older build stays until no window needs it: its pages may still load a part of it. A browser lists caches in the
// order in which they were made: those after ours are of later builds, perhaps just being filled.
import { isHashed, type Build, type Place } from './files.ts';

/** The mark of a whole build, among its files; no page asks for it. */
const whole = '.whole';

/** The world around a shelf, so that tests can be it. */
export interface World {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, settings?: RequestInit) => Promise<Response>;
}

export class Shelf {
  readonly #world: World;
  readonly #place: Place;
  readonly #build: Build;
  /** Several clients may live on one origin: each has the caches that are named after its root. */
  readonly #family: string;

  constructor(world: World, place: Place, build: Build) {
    this.#world = world;
    this.#place = place;
    this.#build = build;
    this.#family = `coverstory:${place.root.pathname}:`;
  }

  /** Fetches all files. Where one fails the build is not kept, and the one before stays in use. */
  async fill(): Promise<void> {
    // The same build may be in use already: a host that went back to it offers it again.
    if (await this.#isWhole(this.#own)) return;
    const cache = await this.#world.caches.open(this.#own);
    try {
      await Promise.all(this.#build.files.map((file) => this.#keep(cache, file)));
      await cache.put(this.#addressOf(whole), new Response());
    } catch (error) {
      await this.#world.caches.delete(this.#own);
      throw error;
    }
  }

  /** Takes older builds away. */
  async clear(): Promise<void> {
    const names = await this.#names();
    const older = names.slice(0, Math.max(0, names.indexOf(this.#own)));
    await Promise.all(older.map((name) => this.#world.caches.delete(name)));
  }

  /** A file of this build; or, under a name that says its content, of any. */
  async find(file: string): Promise<Response | undefined> {
    const found = await this.#findIn(this.#own, file);
    return found ?? (isHashed(file) ? this.#findInAny(file) : undefined);
  }

  /** The page of a build that waits to be taken up: the latest that is whole. */
  async nextPage(): Promise<Response | undefined> {
    const names = await this.#names();
    for (const name of names.filter((each) => each !== this.#own).reverse()) {
      if (await this.#isWhole(name)) return this.#findIn(name, '');
    }
    return undefined;
  }

  get #own(): string {
    return this.#family + this.#build.version;
  }

  async #names(): Promise<string[]> {
    const names = await this.#world.caches.keys();
    return names.filter((name) => name.startsWith(this.#family));
  }

  async #isWhole(name: string): Promise<boolean> {
    return (await this.#findIn(name, whole)) !== undefined;
  }

  #addressOf(file: string): string {
    return new URL(file, this.#place.root).href;
  }

  async #findIn(name: string, file: string): Promise<Response | undefined> {
    if (!(await this.#world.caches.has(name))) return undefined;
    const cache = await this.#world.caches.open(name);
    return cache.match(this.#addressOf(file), { ignoreVary: true });
  }

  async #findInAny(file: string): Promise<Response | undefined> {
    for (const name of await this.#names()) {
      const found = await this.#findIn(name, file);
      if (found) return found;
    }
    return undefined;
  }

  async #keep(cache: Cache, file: string): Promise<void> {
    const address = this.#addressOf(file);
    const known = isHashed(file) ? await this.#findInAny(file) : undefined;
    // What has no hash in its name is asked for anew: a copy in the browser may be of an older build.
    const settings: RequestInit = isHashed(file) ? {} : { cache: 'no-cache' };
    const response = known ?? (await this.#world.fetch(address, settings));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await cache.put(address, plain(response));
  }
}

/** A browser takes no page that came by a redirection from a worker. */
function plain(response: Response): Response {
  if (!response.redirected) return response;
  return new Response(response.body, { status: response.status, headers: response.headers });
}
