// The ways from the first page to a table, in a real browser with the real server.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForThisFile } from './browser.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const served = serverForThisFile();

const game = (page: Page) => page.getByRole('heading', { level: 1, name: /Winter/ });

async function createTable(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: en['home.create.cover-me'] }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  return page.url().split('/').at(-1) ?? '';
}

test('before the first game the lesson is offered, once', async () => {
  const visit = await browser.open({ screen: 'phone' });
  const { page } = visit;
  await visit.goTo(served.address);
  const play = page.getByRole('button', { name: 'Play Cover Me now' });
  const offer = page.getByRole('dialog', { name: en['home.first'] });
  await play.click();
  await offer.getByRole('link', { name: en['home.learn.cover-me'] }).waitFor();
  await visit.expectAccessible();
  await visit.picture('home-first-game');
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  await play.click();
  await game(page).waitFor();
  expect(await offer.count()).toBe(0);
  await visit.end();
});

test('the first screen says what the games are, and two screens of a phone hold everything', async () => {
  const visit = await browser.open({ screen: 'phone' });
  const { page } = visit;
  await visit.goTo(served.address);
  await page.getByText(en['home.open.none']).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { height } = page.viewportSize()!;
  for (const { title } of [{ title: 'Cover Me' }, { title: 'Cover Up' }]) {
    const poster = page.getByRole('article').filter({ hasText: title });
    for (const name of [new RegExp(`Play ${title}`), new RegExp(`Learn ${title} `)]) {
      const way = poster.getByRole('button', { name }).or(poster.getByRole('link', { name }));
      const box = (await way.boundingBox())!;
      expect(box.y + box.height, `${title}: ${name}`).toBeLessThanOrEqual(height);
    }
  }
  const foot = await page.evaluate(() => document.querySelector('footer')!.offsetTop);
  expect(foot).toBeLessThanOrEqual(2 * height);
  await visit.end();
});

test('one click is a running game; a reload comes back to it, and so does the first page', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(served.address);
  await page.getByRole('button', { name: 'Play Cover Me now' }).click();
  await page.getByRole('button', { name: en['home.first.play'] }).click();
  await game(page).waitFor();
  const address = page.url();
  expect(address).toMatch(/\/t\/[2-9A-HJKMNP-TV-Z]{10}$/);
  await page.reload();
  await game(page).waitFor();
  expect(page.url()).toBe(address);
  await visit.goTo(served.address);
  // What waits for the player stands before everything that could be begun.
  const waiting = page.getByRole('link', { name: /^Your turn against .+ and .+ Cover Me$/ });
  await waiting.waitFor();
  const above = async (one: Locator) => (await one.boundingBox())!.y;
  const puzzle = page.getByRole('main').getByRole('link', { name: en['puzzle.title'] });
  expect(await above(waiting)).toBeLessThan(await above(page.getByRole('article').first()));
  expect(await above(puzzle)).toBeLessThan(await above(page.getByRole('article').first()));
  await waiting.click();
  await game(page).waitFor();
  expect(page.url()).toBe(address);
  await visit.end();
});

test('by keyboard alone: from the first page into a game', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(served.address);
  const button = page.getByRole('button', { name: 'Play Cover Me now' });
  await button.waitFor();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await game(page).waitFor();
  await visit.end();
});

test('a code leads to its table, and what is no code is told', async () => {
  const host = await browser.open();
  await host.goTo(served.address);
  const code = await createTable(host.page, 'Ada');
  const guest = await browser.open();
  const { page } = guest;
  await guest.goTo(served.address);
  await page.getByLabel(en['home.code']).fill('NO CODE');
  await page.keyboard.press('Enter');
  await page.getByText(en['home.code.wrong']).waitFor();
  await page.getByLabel(en['home.code']).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await page.getByRole('button', { name: 'Join the table' }).waitFor();
  expect(page.url()).toBe(host.page.url());
  await guest.end();
  await host.end();
});

test('a table that everyone may find is in the list of open tables', async () => {
  const host = await browser.open();
  await host.goTo(served.address);
  await createTable(host.page, 'Grace');
  const guest = await browser.open();
  await guest.goTo(served.address);
  await guest.page.getByText(en['home.open.none']).waitFor();
  await host.page.getByLabel('Everyone').check();
  await guest.page.getByRole('link', { name: /Grace/ }).click();
  await guest.page.getByRole('button', { name: 'Join the table' }).waitFor();
  await guest.end();
  await host.end();
});

test('friends see a name: without one no table is opened', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(served.address);
  await page.getByRole('button', { name: en['home.create.cover-me'] }).click();
  await page.getByText('Enter a name for the others to see.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('home-name');
  await visit.end();
});
