// A page of playwright-core or of puppeteer-core: most of what they are asked has the same name in both.
import type { Driver, Point } from './tab.ts';

interface Scripted {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(source: string): Promise<unknown>;
  readonly mouse: {
    move(x: number, y: number, how: { steps: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

type Shared = Pick<Driver, 'goTo' | 'reload' | 'call' | 'pointer'>;

export const sharedDriver = (page: Scripted): Shared => ({
  goTo: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  call: (source, given) => page.evaluate(`(${source})(${JSON.stringify(given)})`),
  async pointer(what, { x, y }: Point) {
    if (what === 'move') await page.mouse.move(x, y, { steps: 2 });
    else await page.mouse[what]();
  },
});

/** What is wrong by the console's own word, in either's words. */
export const isComplaint = (type: string): boolean => ['error', 'warning', 'warn'].includes(type);
