// A player who sees only roles and names, as a screen reader tells them: no picture, no place, no colour. Both games,
// both lessons and the puzzle are played to their ends by nothing else. And while a whole game is played and told, nothing
// on the page jumps.
import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { ask, atOnce } from './cover_me_table.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

vi.setConfig({ testTimeout: 300_000 });

const browser = browserForThisFile();
const server = serverForThisFile(
  '--bot-ms',
  '5',
  '--commands-per-second',
  '1000',
  '--burst',
  '1000',
);

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true, disabled: false });
/** Any of these, but for taking a decision back. */
const oneOf = (...names: string[]): RegExp => {
  const patterns = names.map((name) => name.replace(/\{\w+\}/g, '.+'));
  return new RegExp(`^(?!${en['coverMe.do.withdraw']})(?:${patterns.join('|')})$`);
};

/** Presses the first that is there, of several in order; waits until there is one. */
async function pressFirst(...ways: readonly Locator[]): Promise<void> {
  await ways
    .reduce((one, other) => one.or(other))
    .first()
    .waitFor();
  for (const way of ways) {
    if ((await way.count()) === 0) continue;
    // What has gone meanwhile is not missed.
    return way
      .first()
      .press('Enter', { timeout: 5_000 })
      .catch(() => undefined);
  }
}

const decisions = oneOf(
  en['coverMe.do.take'],
  en['coverMe.do.draw'],
  en['coverMe.do.play'],
  en['coverMe.do.feature'],
  en['coverMe.do.keep'].one,
  en['coverMe.do.keep'].other,
  en['coverMe.do.noSwap'],
  en['coverMe.do.share'],
  en['coverMe.do.on'],
);
/** Cards on offer, by where they come from. (A pile that only explains itself says how many cards it has.) */
const offers = new RegExp(
  `^(?:${en['coverMe.pile.named.next']}|${en['coverMe.doing.featuring']})\\. .+: `,
);

/** One step of whatever Cover Me asks: confirms what is picked, or picks something. */
async function decide(page: Page): Promise<void> {
  const hand = page.getByRole('list', { name: en['coverMe.hand'] }).getByRole('button');
  const take = page.getByRole('heading', { name: en['coverMe.ask.take'], exact: true });
  const taking = button(page, new RegExp(`^${en['coverMe.pile.named.b']}`));
  if ((await take.count()) > 0) return pressFirst(button(page, decisions), taking);
  // The game may end meanwhile: then there is nothing to press.
  return pressFirst(button(page, decisions), button(page, offers), hand, result(page));
}

const result = (page: Page): Locator =>
  page.getByRole('heading', { name: en['coverMe.end.ranking'] });

async function sitDown(
  visit: Visit,
  game: string,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  await visit.goTo(server.address);
  const settings = { game, level: 'easy', options };
  const code = await ask(visit.page, { do: 'quick', name: 'Ada', settings });
  await visit.goTo(`${server.address}t/${code}`);
}

/**
 * What the page has moved from its place since it was opened, by the browser's own measure. What a reader has just done
 * excuses nothing here; only cards of the hand may move: they make room for each other, and fly.
 */
async function watchJumps(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const jumps: string[] = [];
    Object.assign(window, { jumps });
    interface Shift extends PerformanceEntry {
      readonly sources: readonly { readonly node?: Node }[];
    }
    const elementOf = (node: Node | undefined): Element | undefined =>
      node instanceof Element ? node : (node?.parentElement ?? undefined);
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const element of sources.map(({ node }) => elementOf(node)))
          // What has left the page since then cannot be told from what was new. A count that loses a digit and the
          // season's title say something else then: they have not moved.
          if (
            element?.isConnected &&
            element.closest('.cover-me') &&
            // On a desk the hand makes room for what is offered, and a log grows.
            !element.closest('.hand, .course, header:has(h1), b')
          )
            jumps.push(`${element.tagName} ${element.getAttribute('class')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as never as { jumps: string[] }).jumps);
}

test('Cover Me to its end', async () => {
  const visit = await browser.open({ screen: 'phone' });
  const { page } = visit;
  await atOnce(visit);
  await sitDown(visit, 'cover-me', { players: 2, length: 'short', deal: 'quick' });
  for (let steps = 0; (await result(page).count()) === 0 && steps < 400; ++steps)
    await decide(page);
  await result(page).waitFor();
  await visit.end();
});

test.each(['small', 'desk'] as const)(
  'while the opening hand is taken and a season is told, nothing jumps: %s',
  async (screen) => {
    const visit = await browser.open({ screen });
    const { page } = visit;
    const jumps = await watchJumps(page);
    await page.addInitScript(() =>
      localStorage.setItem('coverstory.settings', JSON.stringify({ theme: 'system', speed: 2 })),
    );
    await sitDown(visit, 'cover-me', { players: 4, length: 'short' });
    await page.locator('.tray').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => (window as never as { jumps: string[] }).jumps.splice(0));
    // Until cards are taken after a season: by then everything that comes and goes has come and gone.
    const heading = page.getByRole('heading', { level: 1 });
    const spring = en['coverMe.season.spring'];
    const fall = heading.filter({ hasNotText: spring });
    for (let steps = 0; (await fall.count()) === 0 && steps < 200; ++steps) {
      const on = button(page, en['coverMe.do.on']);
      await on.or(page.locator('.say[data-asks]')).first().waitFor();
      await ((await on.count()) > 0 ? pressFirst(on) : decide(page));
    }
    expect([...new Set(await jumps())]).toEqual([]);
    await visit.end();
  },
);

/** Takes up the first card of the hand, moves it by a square and sets it down. */
async function layOneCard(page: Page): Promise<void> {
  await button(page, en['coverUp.done']).waitFor();
  const card = button(page, /^(?:Green|Yellow|Red) card: /).first();
  await card.press('Enter');
  await card.press('ArrowRight');
  await card.press('Enter');
}

test('Cover Up to its end, alone', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await atOnce(visit);
  await sitDown(visit, 'cover-up', { players: 1, limit_s: 300 });
  for (const round of [1, 2, 3, 4, 5]) {
    await layOneCard(page);
    await button(page, en['coverUp.done']).press('Enter');
    await button(page, /^Leave 4 cards out\?$/).press('Enter');
    if (round === 5) break;
    await page.getByRole('radio').first().press('Space');
    await button(page, en['coverUp.return.button']).press('Enter');
  }
  await page.getByRole('heading', { name: en['coverUp.end.alone'] }).waitFor();
  await visit.end();
});

test('the lesson of Cover Me', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await atOnce(visit);
  await visit.goTo(`${server.address}learn/cover-me`);
  const coach = page.getByRole('region', { name: en['learnCoverMe.coach'] });
  const end = coach.getByRole('heading', { name: en['learnCoverMe.end'] });
  await coach.waitFor();
  for (let steps = 0; (await end.count()) === 0 && steps < 60; ++steps) {
    const next = coach.getByRole('button', { name: en['learnCoverMe.next'] });
    await pressFirst(next, coach.getByRole('button', { name: en['learnCoverMe.choose'] }));
  }
  await end.waitFor();
  await visit.end();
});

test('the lesson of Cover Up, and the puzzle', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await atOnce(visit);
  await visit.goTo(`${server.address}learn/cover-up`);
  const end = page.getByRole('heading', { name: en['learnCoverUp.step.end'] });
  await page.getByRole('heading', { name: en['learnCoverUp.step.welcome'] }).waitFor();
  for (let steps = 0; (await end.count()) === 0 && steps < 40; ++steps)
    await pressFirst(button(page, en['learnCoverUp.next']), button(page, en['learnCoverUp.show']));
  await page.getByRole('link', { name: en['puzzle.title'] }).press('Enter');
  await layOneCard(page);
  await button(page, en['coverUp.done']).press('Enter');
  await button(page, /^Leave 4 cards out\?$/).press('Enter');
  await button(page, en['puzzle.again']).waitFor();
  await visit.end();
});
