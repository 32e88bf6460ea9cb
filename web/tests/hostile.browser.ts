// What a server may say that no page expects, and what a host does about those who write: the page stays, in every size.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { RawSocket } from './raw_socket.ts';
import { startServer, type Served } from './server.ts';
import { codeInGroups } from '../src/protocol/room.ts';
import { textOf } from '../src/texts/message.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

/** What the server says reaches the page as the test has it. */
async function rewrite(visit: Visit, change: (text: string) => string): Promise<void> {
  await visit.context.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(change(String(text))));
  });
}

async function hostOf(visit: Visit): Promise<string> {
  await visit.goTo(served.address);
  await visit.page.locator('#home-name').fill('Ada');
  await visit.page.locator('.create button').first().click();
  await visit.page.getByRole('button', { name: en['lobby.start'] }).waitFor();
  return visit.page.url();
}

/** Somebody else at the table, who talks. */
async function joined(link: string, name: string): Promise<{ say(text: string): Promise<void> }> {
  const table = new URL(link).pathname.split('/').at(-1)!;
  const socket = await RawSocket.dial(served.address);
  await socket.ask({ do: 'hello', version: 1 });
  await socket.ask({ do: 'join', table, name });
  return { say: (text) => socket.ask({ do: 'say', table, text }) };
}

const log = (page: Page) => page.getByRole('log');
const more = (page: Page, name: string) =>
  page.getByRole('button', { name: textOf(en['chat.more'], 'en', { name }) });

describe.each([
  ['desk', 'light'],
  ['phone', 'dark'],
  ['small', 'light'],
] as const)('on a %s, %s', (screen, scheme) => {
  test('the host takes a line away and mutes who wrote it, by keyboard alone', async () => {
    const visit = await browser.open({ screen, scheme });
    const { page } = visit;
    const link = await hostOf(visit);
    const bo = await joined(link, 'Bo');
    await bo.say('Good evening! Is this the table of tonight?');
    await bo.say('You all play like my grandmother’s goldfish.');
    await page.getByLabel('Message', { exact: true }).fill('Hello Bo.');
    await page.keyboard.press('Enter');
    await more(page, 'Bo').nth(1).focus();
    await page.keyboard.press('Enter');
    const remove = page.getByRole('button', { name: en['chat.unsay'] });
    const mute = page.getByRole('button', { name: 'Mute Bo' });
    for (const button of [more(page, 'Bo').nth(1), remove, mute]) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('.chat .lines').scrollIntoViewIfNeeded();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('chat.menu');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => log(page).getByText('goldfish').count()).toBe(0);
    await more(page, 'Bo').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page
      .getByText(textOf(en['chat.isMuted'], 'en', { name: 'Bo' }))
      .first()
      .waitFor();
    await expect(bo.say('And another thing')).rejects.toThrow('muted');
    await visit.picture('chat.muted');
    await page.getByRole('button', { name: 'Unmute Bo' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Unmute Bo' }).count()).toBe(0);
    await bo.say('Sorry.');
    await log(page).getByText('Sorry.').waitFor();
    await visit.end();
  });

  test('a long code stands in two groups beside its picture', async () => {
    const visit = await browser.open({ screen, scheme });
    const code = new URL(await hostOf(visit)).pathname.split('/').at(-1)!;
    expect(code).toHaveLength(10);
    await visit.page.locator('.code').scrollIntoViewIfNeeded();
    expect(await visit.page.locator('.code').innerText()).toContain(codeInGroups(code));
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('code.long');
    await visit.goTo(served.address);
    await visit.page.locator('#code').fill(codeInGroups(code).toLowerCase());
    await visit.page.getByRole('button', { name: en['home.code.go'] }).click();
    await visit.page.getByRole('button', { name: en['lobby.start'] }).waitFor();
    await visit.end();
  });

  test('a line that cannot be drawn takes the chat and nothing else', async () => {
    const visit = await browser.open({ screen, scheme });
    const { page } = visit;
    await rewrite(visit, (text) => text.replace(/(?<="text":"Boo","at":)\d+/, '1e99'));
    const bo = await joined(await hostOf(visit), 'Bo');
    await bo.say('Boo');
    await page.getByText(en['fault.chat']).waitFor();
    await page.getByText(en['fault.chat']).scrollIntoViewIfNeeded();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('fault');
    await page.getByRole('button', { name: en['lobby.start'] }).click();
    await page.getByRole('heading', { level: 1, name: /Winter/ }).waitFor();
    // What failed is in the console: the visit is closed without asking for errors.
    await visit.context.close();
  });

  test('a message of the server’s host is shown until it is closed', async () => {
    const notice =
      'Maintenance tonight at nine: the server is away for ten minutes. Your games are kept.';
    const visit = await browser.open({ screen, scheme });
    const { page } = visit;
    await rewrite(visit, (text) =>
      text.includes('"token"') ? `${text}\n${JSON.stringify({ notice, at: 7 })}` : text,
    );
    await hostOf(visit);
    const banner = page.getByText(notice);
    await banner.waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('notice');
    await page.getByRole('button', { name: en['lobby.start'] }).click();
    await page.getByRole('heading', { level: 1, name: /Winter/ }).waitFor();
    await banner.waitFor();
    await visit.picture('notice.game');
    await page.getByRole('button', { name: en['shell.close'] }).click();
    await expect.poll(() => banner.count()).toBe(0);
    await visit.end();
  });
});
