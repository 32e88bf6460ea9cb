// A page in any of the three engines, as far as a test needs it: go, look, press, drag. A driver says how its engine is
// asked; all that can be said with that is here, so that a test reads the same for all.
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { screenshots } from '../paths.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** How one engine is asked. */
export interface Driver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page, with plain data, and waits for what it promises. */
  call(source: string, given: unknown): Promise<unknown>;
  /** One hand: a mouse, or a finger where it is said. */
  pointer(what: 'move' | 'down' | 'up', at: Point): Promise<void>;
  press(key: string): Promise<void>;
  resize(to: Size): Promise<void>;
  picture(path: string): Promise<void>;
  /** What the console and the page complained of; nothing where an engine does not tell. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Started {
  open(size: Size): Promise<Driver>;
  stop(): Promise<void>;
}

/** What is waited for may come late on a busy machine. */
const longest_ms = 100_000;
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

export class Tab {
  readonly engine: string;
  readonly #driver: Driver;
  #hasEnded = false;

  constructor(engine: string, driver: Driver) {
    this.engine = engine;
    this.#driver = driver;
  }

  goTo = (address: string): Promise<void> => this.#driver.goTo(address);
  reload = (): Promise<void> => this.#driver.reload();
  press = (key: string): Promise<void> => this.#driver.press(key);

  /** The window as large as this, and the page drawn so. */
  async resize(to: Size): Promise<void> {
    await this.#driver.resize(to);
    await this.evaluate(
      () =>
        new Promise((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))),
        ),
    );
  }

  evaluate<Given, Found>(
    work: (given: Given) => Found | Promise<Found>,
    given?: Given,
  ): Promise<Found> {
    return this.#driver.call(String(work), given) as Promise<Found>;
  }

  /** Asks again until the answer is no longer false or nothing. */
  async until<Given, Found>(
    work: (given: Given) => Found | Promise<Found>,
    given?: Given,
  ): Promise<NonNullable<Found>> {
    const end = Date.now() + longest_ms;
    let last: unknown;
    while (Date.now() < end) {
      // A page that is being left does not answer.
      last = await this.evaluate(work, given).catch((error: unknown) => String(error));
      if (last && !(typeof last === 'string' && last.startsWith('Error'))) return last as never;
      await new Promise((next) => setTimeout(next, 40));
    }
    await this.picture('engines-failed');
    throw new Error(
      `${this.engine}: never came: ${String(work)} ${JSON.stringify(given)}: ${last}`,
    );
  }

  /** Where an element is that is drawn, by its selector and, where given, its text. */
  async box(selector: string, text = ''): Promise<Box> {
    return this.until(
      ({ selector, text }) => {
        const found = [...document.querySelectorAll(selector)].find(
          (one) => one.textContent!.includes(text) && one.getBoundingClientRect().width > 0,
        );
        if (!found) return undefined;
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x, y, width, height };
      },
      { selector, text },
    );
  }

  /** Presses an element once it is there, is enabled, stands still and is not covered. */
  async click(selector: string, text = ''): Promise<void> {
    const at = await this.until(
      async ({ selector, text }) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (one) =>
            one.textContent!.includes(text) &&
            one.getBoundingClientRect().width > 0 &&
            !(one as HTMLButtonElement).disabled,
        );
        if (!found) return undefined;
        found.scrollIntoView({ block: 'nearest' });
        const before = found.getBoundingClientRect();
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        const { x, y, width, height } = found.getBoundingClientRect();
        if (x !== before.x || y !== before.y) return undefined;
        // A card may be covered by the next but for its spine.
        return [
          { x: x + width / 2, y: y + height / 2 },
          { x: x + 8, y: y + Math.min(40, height / 2) },
        ].find((at) => {
          const top = document.elementFromPoint(at.x, at.y);
          return top && (found.contains(top) || top.closest('label')?.contains(found));
        });
      },
      { selector, text },
    );
    await this.#driver.pointer('move', at);
    await this.#driver.pointer('down', at);
    await this.#driver.pointer('up', at);
  }

  async lift(from: Point): Promise<void> {
    await this.#driver.pointer('move', from);
    await this.#driver.pointer('down', from);
    await this.#driver.pointer('move', { x: from.x + 9, y: from.y - 9 });
  }
  carry = (to: Point): Promise<void> => this.#driver.pointer('move', to);
  drop = (at: Point): Promise<void> => this.#driver.pointer('up', at);

  /** A picture in build/screenshots, with the engine in its name. */
  async picture(name: string): Promise<void> {
    await mkdir(screenshots, { recursive: true });
    await this.evaluate(() => document.fonts.ready.then(() => true));
    await this.#driver.picture(`${screenshots}/${name}.${this.engine}.png`);
  }

  async expectAccessible(): Promise<void> {
    const source = await readFile(axe, 'utf8');
    await this.#driver.call(`() => { ${source}; return true }`, undefined);
    const found = await this.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, impact }) => `${impact} ${id}`);
    });
    expect(found.filter((one) => /^(serious|critical)|heading-order/.test(one))).toEqual([]);
  }

  /** Leaves without asking what was complained of: a host that is gone makes every browser complain. */
  async leave(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#driver.close();
  }

  async end(): Promise<void> {
    const complaints = this.#driver.complaints();
    await this.leave();
    expect(complaints).toEqual([]);
  }
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
