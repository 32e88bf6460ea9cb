// The three engines in which the client is tried, and what one of them cannot be asked.
import { afterAll, afterEach, beforeAll, describe, vi } from 'vitest';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { Tab, type Size, type Started } from './tab.ts';
import { startWebkit } from './webkit.ts';

const starts = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
} as const;
export type Engine = keyof typeof starts;

/**
 * What an engine cannot be asked, and why. Everything else that is about engines runs in all three. Tests of our own
 * doings (what a page says, the sizes of phones, dark, hostile servers) run once, in Chromium.
 */
const cannot = {
  /** Its window is never narrower than 450 px; its driver knows no device to emulate. */
  narrow: ['webkit'],
  /** The driver tells nothing of the console: `Tab.end` sees no complaints there. */
  console: ['webkit'],
  /** Its driver has no touch. In Firefox BiDi has, but only Chromium's is exact in time, which a double tap needs. */
  touch: ['firefox', 'webkit'],
} as const satisfies Record<string, readonly Engine[]>;

export const can = (engine: Engine, what: keyof typeof cannot): boolean =>
  !(cannot[what] as readonly string[]).includes(engine);

export interface Opened {
  readonly engine: Engine;
  open(size?: Size): Promise<Tab>;
}

/** The same tests in each engine, which is started once for them. */
export function inEachEngine(tests: (opened: Opened) => void): void {
  // A limit that only a hang can reach: the machine may be busy with other tests.
  vi.setConfig({ testTimeout: 300_000 });
  for (const engine of Object.keys(starts) as Engine[]) {
    describe(engine, () => {
      let started: Started;
      beforeAll(async () => {
        started = await starts[engine]();
      });
      // WebKit has one window at a time: what a failed test left open is closed.
      const tabs: Tab[] = [];
      afterEach(async () => {
        for (const tab of tabs.splice(0)) await tab.leave();
      });
      afterAll(() => started?.stop());
      tests({
        engine,
        open: async (size = { width: 1280, height: 800 }) => {
          const tab = new Tab(engine, await started.open(size));
          tabs.push(tab);
          return tab;
        },
      });
    });
  }
}
