// Playing without a network, in a real browser: whole games with the network switched off, coming back, two
// windows, and a page that never waits for a bot.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { asked, atOnce, playToTheEnd } from './cover_me_table.ts';
import { startServer, type Served } from './server.ts';

const browser = browserForThisFile();
let server: Served;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The network is off from now on. A browser writes failed connections to its console: no `visit.end()`. */
async function goOffline(visit: Visit): Promise<void> {
  await visit.context.setOffline(true);
  expect(await visit.page.evaluate(() => navigator.onLine)).toBe(false);
}

describe('whole games with the network switched off', () => {
  test('Cover Me from the first page, with options of its own', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await atOnce(visit);
    await visit.goTo(server.address);
    await button(page, 'Choose the options first').click();
    await page.getByLabel('Short', { exact: true }).check();
    await page.getByLabel('2', { exact: true }).check();
    expect(await page.getByText('Invitation').count()).toBe(0);
    await visit.expectAccessible();
    await visit.picture('here-lobby');
    await button(page, 'Start the game').click();
    await asked(page);
    await goOffline(visit);
    await playToTheEnd(page);
    await visit.expectAccessible();
    await visit.context.close();
  }, 240_000);
});
