// A table before its game, with two people in two browsers and the real server.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/texts/languages.ts';
import { browserForThisFile, screens, type Screen, type Visit } from './browser.ts';
import { RawSocket } from './raw_socket.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const served = serverForThisFile();

/** Someone with a new table of Cover Me. */
async function hostOf(visit: Visit, name = 'Ada'): Promise<string> {
  const { page } = visit;
  await visit.goTo(served.address);
  await page.locator('#home-name').fill(name);
  await page.locator('.create button').first().click();
  await page.locator('.start button').waitFor();
  return page.url();
}

async function join(visit: Visit, link: string, name: string): Promise<void> {
  await visit.goTo(link);
  await visit.page.getByLabel('Your name').fill(name);
  await visit.page.getByRole('button', { name: 'Join the table' }).click();
  await visit.page.getByRole('heading', { name: 'Waiting for Ada' }).waitFor();
}

const seats = (page: Page) => page.getByRole('list', { name: 'Seats' });

test('a friend joins by the link, they write to each other, and the game starts for both', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const guest = await browser.open({ screen: 'phone' });
  await join(guest, link, 'Bo');
  await seats(host.page).getByText('Bo', { exact: true }).waitFor();
  await guest.page.getByLabel('Message', { exact: true }).fill('Good evening!');
  await guest.page.keyboard.press('Enter');
  await host.page.getByRole('log').getByText('Good evening!').waitFor();
  await host.page.getByText('Bots will take the 2 free seats.').waitFor();
  await host.page.getByRole('group', { name: en['lobby.first'] }).getByLabel('Bo').check();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [host, guest]) {
    await page.getByRole('heading', { level: 1, name: /Winter/ }).waitFor();
    expect(page.url()).toBe(link);
  }
  // CM-2.5: the one whom the host has named takes the first card.
  await guest.page.getByText(en['coverMe.ask.take'], { exact: true }).first().waitFor();
  await host.page.getByText('Waiting for Bo').first().waitFor();
  await expectChatIsSeen(host.page, guest.page);
  await guest.end();
  // Whoever waits for somebody who is away sees how long it takes until a bot stands in.
  const countdown = host.page.getByRole('timer');
  await countdown.filter({ hasText: /^Bo is away\. A bot takes over in 0:\d\d\.$/ }).waitFor();
  await host.picture('away');
  const before = Number(await countdown.getAttribute('data-away'));
  expect(before).toBeLessThanOrEqual(60);
  await host.page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>('[data-away]')?.dataset['away']) < was,
    before,
  );
  await host.end();
});

/** What one writes during the game the other sees on a phone without opening a menu, and after a reload too. */
async function expectChatIsSeen(writer: Page, reader: Page): Promise<void> {
  await writer.getByRole('button', { name: 'Chat' }).click();
  await writer.getByLabel('Message', { exact: true }).fill('Good luck!');
  await writer.keyboard.press('Enter');
  await reader
    .getByRole('status')
    .getByRole('button', { name: /Good luck!/ })
    .waitFor();
  const menu = reader.getByRole('button', { name: /^Menu.*1 new message/ });
  await menu.waitFor();
  await reader.reload();
  await menu.click();
  await reader.getByRole('button', { name: /^Chat/ }).click();
  await reader.getByRole('log').getByText('Good luck!').waitFor();
  await reader.keyboard.press('Escape');
  await reader.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  await writer.keyboard.press('Escape');
}

test('the same line twice in one packet keeps nobody out', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const stranger = await RawSocket.dial(served.address);
  const table = new URL(link).pathname.split('/').at(-1)!;
  await stranger.ask({ do: 'hello', version: 1 });
  await stranger.ask({ do: 'join', table, name: 'Bo' });
  const line = { do: 'say', table, text: 'Knock, knock.' };
  await stranger.askAtOnce([line, line]);
  stranger.close();
  const guest = await browser.open();
  await guest.goTo(link);
  await guest.page.getByRole('button', { name: 'Join the table' }).waitFor();
  for (const { page } of [host, guest]) {
    await expect.poll(() => page.getByRole('log').getByText(line.text).count()).toBe(2);
  }
  await guest.end();
  await host.end();
});

test('the host adds and removes bots, changes order and options, and everyone sees it', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const guest = await browser.open();
  await join(guest, link, 'Bo');
  const { page } = host;
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await seats(guest.page).getByText('Bot, medium').waitFor();
  await page.getByLabel('Level of the bot in seat 3').selectOption('hard');
  await seats(guest.page).getByText('Bot, hard').waitFor();
  await page.getByRole('button', { name: 'Move Bo up a seat' }).click();
  await seats(guest.page).getByRole('listitem').first().getByText('Bo').waitFor();
  await page.getByRole('group', { name: 'Players' }).getByLabel('3').check();
  await guest.page.getByText(en['lobby.full']).waitFor();
  await page.getByLabel('Equal').check();
  await guest.page.getByText('The 27 models in this colour stay in the box.').waitFor();
  await guest.end();
  await host.end();
});

test('two people of one name have two seats, and each is shown the own', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const guest = await browser.open();
  await join(guest, link, ' Ada ');
  for (const [page, seat] of [[host.page, 0] as const, [guest.page, 1] as const]) {
    await seats(page).getByRole('listitem').nth(seat).getByText('You', { exact: true }).waitFor();
    expect(await seats(page).getByText('You', { exact: true }).count()).toBe(1);
    expect(await seats(page).getByText('Ada', { exact: true }).count()).toBe(2);
  }
  await guest.end();
  await host.end();
});

test('a reload comes back to the same seat', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const guest = await browser.open();
  await join(guest, link, 'Bo');
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'Waiting for Ada' }).waitFor();
  await host.page.reload();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  await guest.end();
  await host.end();
});

test('a lost network is told and healed without loading the page again', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const guest = await browser.open();
  await join(guest, link, 'Bo');
  await guest.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await guest.context.setOffline(true);
  await guest.page.getByText(en['line.offline']).waitFor();
  await seats(host.page).getByText('Away').waitFor();
  await host.page.getByLabel('Message', { exact: true }).fill('Are you there?');
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('log').getByText('Are you there?').waitFor();
  await guest.page.getByLabel('Message', { exact: true }).fill('Just a moment');
  await guest.page.keyboard.press('Enter');
  await guest.context.setOffline(false);
  await guest.page.getByRole('log').getByText('Are you there?').waitFor();
  await host.page.getByRole('log').getByText('Just a moment').waitFor();
  expect(await guest.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // A browser writes failed connections to its console: the visit is closed without asking for errors.
  await guest.context.close();
  await host.end();
});

test('two windows of one seat agree', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const second = await host.context.newPage();
  await second.goto(link);
  await second.getByRole('button', { name: 'Add a bot' }).first().click();
  await seats(host.page).getByText('Bot, medium').waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await second.getByRole('heading', { level: 1, name: /Winter/ }).waitFor();
  await host.end();
});

test('a code without a table says so and leads back', async () => {
  const visit = await browser.open();
  await visit.goTo(new URL('/t/222222', served.address).href);
  await visit.page.getByRole('heading', { name: en['refusal.no_such_table'] }).waitFor();
  await visit.expectAccessible();
  await visit.page.getByRole('link', { name: en['shell.home'] }).click();
  await visit.page.getByRole('button', { name: 'Play Cover Me now' }).waitFor();
  await visit.end();
});

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  test('the lobby of the host and that of a guest are accessible and fit', async () => {
    const host = await browser.open({ screen });
    const link = await hostOf(host);
    await host.page.getByRole('button', { name: 'Add a bot' }).first().click();
    await seats(host.page).getByText('Bot, medium').waitFor();
    const guest = await browser.open({ screen, scheme: 'dark' });
    await guest.goTo(link);
    await guest.page.getByRole('button', { name: 'Join the table' }).waitFor();
    for (const [visit, name] of [
      [host, 'lobby'],
      [guest, 'join'],
    ] as const) {
      await visit.expectAccessible();
      await visit.expectNoSidewaysScrolling();
      await visit.picture(name);
      await visit.end();
    }
  });
});

test.each(languages)('the lobby speaks %s and fits a small phone', async (language) => {
  const { lobby } = await import(`../src/texts/${language}/lobby.ts`);
  const visit = await browser.open({ locale: language, screen: 'small' });
  await hostOf(visit);
  await visit.page.getByRole('button', { name: lobby['lobby.start'], exact: true }).waitFor();
  await visit.expectNoSidewaysScrolling();
  await visit.picture(`lobby.${language}`);
  await visit.end();
});

test('a shared screen shows seats and the way in, and nobody sits there', async () => {
  const host = await browser.open();
  const link = await hostOf(host);
  const board = await browser.open();
  await board.goTo(`${link}/board`);
  await board.page.getByRole('img', { name: en['lobby.qr'] }).waitFor();
  expect(await board.page.getByRole('button', { name: 'Join the table' }).count()).toBe(0);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await board.page.getByRole('heading', { level: 1, name: /Winter/ }).waitFor();
  await board.end();
  await host.end();
});
