// The narrowest phone, 360 px wide, in all six languages: on no page and in no sheet is a text cut, does a button wrap
// badly, or does anything scroll sideways. Each place is visited once; its language is changed under way.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { languages } from '../src/texts/languages.ts';
import { browserForThisFile, type Visit } from './browser.ts';
import { asked, atOnce, decide, sitDown } from './cover_me_table.ts';
import { building, sitDown as sitDownToBuild, unhurried } from './cover_up_table.ts';
import { sitDownHere } from './here_table.ts';
import { misfitsOf } from './misfits.ts';
import { golden } from './paths.ts';
import { serverForThisFile } from './server.ts';

// On a busy machine a whole game takes its time.
vi.setConfig({ testTimeout: 300_000 });

const browser = browserForThisFile();
const rates = ['--commands-per-second', '1000', '--burst', '1000', '--tables-per-hour', '1000'];
const server = serverForThisFile('--bot-ms', '5', ...rates);

/** Someone with such a phone, and a second window in which the language is chosen. */
class Reader {
  readonly misfits: string[] = [];

  private constructor(
    readonly visit: Visit,
    private readonly chooser: Page,
  ) {}

  static async arrive(): Promise<Reader> {
    const visit = await browser.open({ screen: 'small' });
    await atOnce(visit);
    await visit.goTo(server.address);
    const chooser = await visit.context.newPage();
    await chooser.goto(`${server.address}icon.svg`);
    await visit.page.bringToFront();
    return new Reader(visit, chooser);
  }

  get page(): Page {
    return this.visit.page;
  }

  goTo(path: string): Promise<void> {
    return this.visit.goTo(`${server.address}${path}`);
  }

  /** What is shown now, in every language. */
  async read(place: string): Promise<void> {
    // English last: what follows goes by it.
    for (const language of [...languages].reverse()) {
      await this.chooser.evaluate(
        (wanted) => localStorage.setItem('coverstory.language', wanted),
        language,
      );
      await this.page.waitForFunction(
        (wanted) => document.documentElement.lang === wanted,
        language,
      );
      const found = await misfitsOf(this.page);
      if (found.length > 0) await this.visit.picture(`narrow-${place}-${language}`);
      this.misfits.push(...found.map((misfit) => `${place}, ${language}: ${misfit}`));
    }
  }

  async end(): Promise<void> {
    await this.visit.end();
    expect(this.misfits).toEqual([]);
  }
}

/** Opens something over the page, reads it, and closes it again. */
async function readSheet(reader: Reader, place: string, open: () => Promise<void>): Promise<void> {
  await open();
  await reader.page.locator('dialog').waitFor();
  await reader.read(place);
  await reader.page.keyboard.press('Escape');
  await reader.page.locator('dialog').waitFor({ state: 'detached' });
}

const problem = (page: Page) => page.locator('[role=alert]').filter({ hasText: /./ }).first();

test('the pages around the games', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  await page.locator('.create button').first().click();
  await reader.read('home');
  await readSheet(reader, 'settings', () => page.locator('header button').last().click());
  const paths = [
    'rules/cover-me',
    'rules/cover-up',
    'about',
    'look-back',
    'no/such/page',
    't/AAAAAA',
  ];
  for (const path of paths) {
    await reader.goTo(path);
    await page.locator('h1').waitFor();
    await reader.read(path);
  }
  await reader.goTo('pass');
  await page.locator('form .go').click();
  await problem(page).waitFor();
  await reader.read('pass');
  await reader.end();
});

test('tables before their games', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  for (const game of [0, 1]) {
    await reader.goTo('');
    await page.locator('#home-name').fill('Wilhelmina');
    await page.locator('.create button').nth(game).click();
    await page.locator('.start button').waitFor();
    await page.locator('#chat-message').fill('Good evening!');
    await page.keyboard.press('Enter');
    await page.locator('[role=log] li, [role=log] p').first().waitFor();
    await reader.read(`lobby of game ${game}`);
  }
  await page.evaluate(() => localStorage.removeItem('coverstory.token'));
  await page.reload();
  await page.locator('form .go').waitFor();
  await reader.read('someone else’s lobby');
  await reader.end();
});

test('Cover Me, from the opening hand to the end', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  await sitDown(reader.visit, server.address, { players: 3, length: 'short' });
  const read = new Set<string>();
  for (let kind = await asked(page); kind !== 'end'; kind = await asked(page)) {
    if (!read.has(kind)) {
      await reader.read(`Cover Me, ${kind}`);
      read.add(kind);
    }
    await decide(page);
  }
  await reader.read('the end of Cover Me');
  expect(read.size).toBeGreaterThan(2);
  await page.locator('.next .plain').first().click();
  await page.locator('.say').waitFor();
  await reader.read('a replay of Cover Me');
  await reader.goTo('look-back');
  await page.locator('input[type=file]').setInputFiles(golden('cover-me-short'));
  await page.locator('.look-back input[type=range]').waitFor({ state: 'attached' });
  await reader.read('a review of Cover Me');
  await reader.end();
});

test('Cover Me for two, advanced, and its sheets', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  const options = {
    players: 2,
    two_player: 'advanced',
    deal: 'quick',
    values: 'equal',
    removed: 'K',
  };
  await sitDown(reader.visit, server.address, options);
  expect(await asked(page)).toBe('play');
  await reader.read('two covers of Cover Me');
  const menu = page.locator('button.menu');
  const choose = (at: number) => async () => {
    await menu.click();
    await page.locator('dialog .choices button').nth(at).click();
  };
  await readSheet(reader, 'the menu of Cover Me', () => menu.click());
  await readSheet(reader, 'piles', choose(0));
  await readSheet(reader, 'the log', choose(1));
  await readSheet(reader, 'the help of Cover Me', choose(2));
  await readSheet(reader, 'chat', choose(3));
  await readSheet(reader, 'rules', choose(4));
  await readSheet(reader, 'a card', () => page.locator('.influence-small button').first().click());
  await reader.end();
});

test('Cover Up, from the first card to the end', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  await sitDownToBuild(reader.visit, server.address, { players: 1, ...unhurried });
  const deed = page.locator('.mine .deed').last();
  for (const round of [1, 2, 3, 4, 5]) {
    await building(page, round);
    if (round === 1) await reader.read('Cover Up alone');
    await deed.click();
    if (round === 1) await reader.read('cards left out');
    await deed.click();
    await page.locator('[data-phase="returning"], .over').waitFor();
    if (round === 5) break;
    await page.locator('.returning label').first().click();
    if (round === 1) await reader.read('between rounds');
    await page.locator('.returning .deed').click();
  }
  await reader.read('the end of Cover Up');
  await reader.end();
});

test('Cover Up against others, the puzzle and the lessons', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  await sitDownToBuild(reader.visit, server.address, { players: 6, ...unhurried });
  await building(page, 1);
  await page.locator('[data-card]').first().click();
  await reader.read('Cover Up');
  await readSheet(reader, 'the help of Cover Up', () => page.locator('button.help').click());
  await page.locator('details.menu summary').click();
  await reader.read('the menu of Cover Up');
  await reader.goTo('puzzle');
  await page.locator('.count[data-seen]:not([data-seen=""])').waitFor();
  await reader.read('the puzzle');
  await page.locator('.deed').first().click();
  await page.locator('.deed').first().click();
  await page.locator('.deed.quiet').waitFor();
  await reader.read('the puzzle’s outcome');
  await reader.goTo('learn/cover-up');
  for (const step of [
    'welcome',
    'place',
    'meet',
    'clash',
    'turn',
    'flip',
    'loose',
    'cover',
    'hourglass',
    'score',
    'par',
    'end',
  ]) {
    await page.locator(`[data-step="${step}"]`).waitFor();
    await reader.read(`the lesson of Cover Up, ${step}`);
    if (step !== 'end') await page.locator('[data-step] .ways button').first().click();
  }
  await reader.goTo('learn/cover-me');
  await page.locator('[data-page]').waitFor();
  await reader.read('the lesson of Cover Me');
  await reader.end();
});

test('on this device: from hand to hand, and without a network', async () => {
  const reader = await Reader.arrive();
  const { page } = reader;
  await reader.goTo('pass');
  for (const [at, name] of ['Wilhelmina', 'Maximiliane'].entries())
    await page.locator('form input.field').nth(at).fill(name);
  await page.locator('form .go').click();
  await page.locator('.cover .show').waitFor();
  await reader.read('the cover between hands');
  await page.locator('.cover .show').click();
  await asked(page);
  await reader.read('a hand on a shared device');
  await sitDownHere(reader.visit, server.address, {
    game: 'cover-me',
    level: 'easy',
    options: { players: 3 },
  });
  await asked(page);
  await reader.read('a game on this device');
  await reader.visit.context.setOffline(true);
  await reader.read('offline');
  // Offline the browser itself complains of the line that breaks.
  await reader.visit.context.close();
  expect(reader.misfits).toEqual([]);
});
