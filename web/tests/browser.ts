// A real Chromium for a test file: the screens that every page is looked at on, and a visit that keeps
// what went wrong (errors, requests that failed or left the server's origin).
import { mkdir } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { screenshots } from './paths.ts';

export const screens = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof screens;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What a page is waited for: on a busy machine it may be long until it comes, and nothing is wrong then. */
const longest_ms = 100_000;

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for all tests of a file. */
export function browserForThisFile(): { readonly open: (settings?: Settings) => Promise<Visit> } {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
    browser = await chromium.launch({ executablePath, headless: true, args: flags });
  });
  afterAll(() => browser?.close());
  return { open: (settings) => Visit.begin(browser, settings ?? {}) };
}

export interface Settings {
  readonly screen?: Screen;
  readonly scheme?: Scheme;
  readonly locale?: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether the client keeps itself on the device. Elsewhere it would only take time. */
  readonly keepsItself?: boolean;
}

/** One person's browser: a profile of its own, one page. */
export class Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #settings: Settings;
  readonly #wrong: string[] = [];
  readonly #warnings: string[] = [];
  #origin = '';

  private constructor(context: BrowserContext, page: Page, settings: Settings) {
    this.context = context;
    this.page = page;
    this.#settings = settings;
    page.on('pageerror', (error) => this.#wrong.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#wrong.push(`console: ${message.text()}`);
      const ours = !message.text().includes('blocked by Playwright');
      if (message.type() === 'warning' && ours) this.#warnings.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const own = ['data:', 'blob:'].includes(protocol) || origin === this.#origin;
      if (!own) this.#wrong.push(`left the origin: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#wrong.push(`${response.status()}: ${response.url()}`);
    });
  }

  static async begin(browser: Browser, settings: Settings): Promise<Visit> {
    const context = await browser.newContext({
      ...screens[settings.screen ?? 'desk'],
      colorScheme: settings.scheme ?? 'light',
      locale: settings.locale ?? 'en-GB',
      reducedMotion: settings.reducedMotion ?? 'no-preference',
      serviceWorkers: settings.keepsItself ? 'allow' : 'block',
    });
    context.setDefaultTimeout(longest_ms);
    return new Visit(context, await context.newPage(), settings);
  }

  async goTo(address: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    this.#origin = new URL(address).origin;
    await this.page.goto(address, { waitUntil });
  }

  /** A picture in build/screenshots, so that a person can look at every page in one folder. */
  async picture(name: string): Promise<void> {
    await mkdir(screenshots, { recursive: true });
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { screen = 'desk', scheme = 'light' } = this.#settings;
    await this.page.screenshot({ path: `${screenshots}/${name}.${screen}.${scheme}.png` });
  }

  /** axe finds nothing serious, and headings stand in order. */
  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const serious = violations
      .filter(({ id, impact }) => /serious|critical/.test(impact ?? '') || id === 'heading-order')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect(serious).toEqual([]);
  }

  /** Nothing is wider than the screen. */
  async expectNoSidewaysScrolling(): Promise<void> {
    const excess = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  }

  /** The console has been quiet: nothing that a developer would have to look into. */
  expectNoWarnings(): void {
    expect(this.#warnings).toEqual([]);
  }

  /** Leaves, and demands that nothing went wrong meanwhile. */
  async end(): Promise<void> {
    await this.context.close();
    expect(this.#wrong).toEqual([]);
  }
}
