// Playing without a network, in a real browser: whole games with the network switched off, coming back, two
// windows, a device without room, and a page that never waits for a bot.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { asked, atOnce, decide, playToTheEnd, step } from './cover_me_table.ts';
import { building, unhurried } from './cover_up_table.ts';
import { sitDownHere } from './here_table.ts';
import { serverForThisFile } from './server.ts';
import { longestTaskMs } from './tasks.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const server = serverForThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const coverMe = (players: number, level = 'easy') => ({
  game: 'cover-me',
  level,
  options: { players, length: 'short', deal: 'quick' },
});
const coverUp = (options: object) => ({ game: 'cover-up', level: 'easy', options });

/** The network is off from now on. A browser writes failed connections to its console: no `visit.end()`. */
async function goOffline(visit: Visit): Promise<void> {
  await visit.context.setOffline(true);
  expect(await visit.page.evaluate(() => navigator.onLine)).toBe(false);
}

/** Returns the first card that is offered, and goes on to the next round. */
async function returnOne(page: Page): Promise<void> {
  await page.locator('.returning label').first().click();
  await button(page, 'Return this card').click();
}

describe('with the network switched off', () => {
  test('Cover Me from the first page to the end, over a reload', async () => {
    const visit = await browser.open({ keepsItself: true });
    const { page } = visit;
    await atOnce(visit);
    await visit.goTo(server.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await goOffline(visit);
    await page.reload();
    await page.getByText(en['here.unreached']).waitFor();
    await visit.picture('home-offline');
    await button(page, en['here.setUp']).click();
    await page.getByLabel('Short', { exact: true }).check();
    await page.getByLabel('2', { exact: true }).check();
    expect(await page.getByText(en['lobby.invite']).count()).toBe(0);
    await visit.expectAccessible();
    await visit.picture('here-lobby');
    await button(page, 'Start the game').click();
    await decide(page);
    await asked(page);
    const [seq, address] = [await step(page), page.url()];
    await page.reload();
    await asked(page);
    expect(await step(page)).toBeGreaterThanOrEqual(seq);
    // The first page knows the game too.
    await page.getByRole('link', { name: en['shell.leave'] }).click();
    await page.getByRole('link', { name: /^Your turn against/ }).click();
    await asked(page);
    expect(page.url()).toBe(address);
    await playToTheEnd(page);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the record').click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/^cover-me-.{10}\.jsonl$/);
    await button(page, 'Rematch').click();
    await page.waitForURL((url) => url.href !== address && url.pathname.startsWith('/here/'));
    await asked(page);
    await visit.context.close();
  }, 240_000);

  /** Is done at once, and sees the round scored. */
  async function buildNothing(page: Page, round: number): Promise<void> {
    await building(page, round);
    await button(page, 'Done').click();
    await button(page, /^Leave/).click();
    await page.locator('[data-phase="returning"], .over').first().waitFor();
  }

  async function againstBot(): Promise<void> {
    const visit = await browser.open();
    const { page } = visit;
    await sitDownHere(visit, server.address, coverUp({ players: 2, ...unhurried }));
    await building(page, 1);
    await goOffline(visit);
    for (const round of [1, 2, 3, 4, 5]) {
      await buildNothing(page, round);
      if (round < 5) await returnOne(page);
    }
    await page.locator('.over table tbody tr').nth(1).waitFor();
    await visit.expectAccessible();
    await visit.context.close();
  }

  async function solo(): Promise<void> {
    const visit = await browser.open({ screen: 'small' });
    const { page } = visit;
    await atOnce(visit);
    await visit.goTo(server.address);
    await button(page, en['here.play.solo']).click();
    await building(page, 1);
    await goOffline(visit);
    for (const round of [1, 2, 3, 4, 5]) {
      await buildNothing(page, round);
      if (round < 5) await returnOne(page);
    }
    await page.locator('.over header').waitFor();
    await visit.expectNoSidewaysScrolling();
    await visit.context.close();
  }

  // Most of their time they wait for the count of three: they do it together.
  test('Cover Up to the end: against a bot, and alone by one click', async () => {
    await Promise.all([againstBot(), solo()]);
  }, 120_000);
});

test('where the server does not answer, the first page says so calmly, and the one click plays here', async () => {
  const visit = await browser.open({ screen: 'small', scheme: 'dark', keepsItself: true });
  const { page } = visit;
  await atOnce(visit);
  await visit.goTo(server.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const friends = page.getByRole('heading', { name: 'Join with a code' });
  await friends.waitFor();
  await goOffline(visit);
  await page.getByText(en['here.unreached']).waitFor();
  expect(await friends.count()).toBe(0);
  expect(await page.getByText(en['line.offline']).count()).toBe(0);
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await visit.picture('home-unreached');
  await visit.context.setOffline(false);
  await friends.waitFor();
  await goOffline(visit);
  await button(page, 'Play Cover Me now').click();
  await button(page, en['home.first.play']).click();
  await asked(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/here\/\w{10}$/);
  await visit.context.close();
});

test('two windows of this browser show one table, and the second goes on without the first', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await sitDownHere(visit, server.address, coverMe(3));
  await asked(page);
  const second = await visit.context.newPage();
  await second.goto(page.url());
  await asked(second);
  await decide(page);
  const seq = await step(page);
  await second.waitForFunction(
    (shown) => Number(document.querySelector<HTMLElement>('.say')?.dataset['seq']) >= shown,
    seq,
  );
  await page.close();
  await decide(second);
  expect(await step(second)).toBeGreaterThan(seq);
  await visit.end();
});

/** In the worker of this window, whatever is written from now on finds no room; then it does again. */
async function takeRoom(page: Page): Promise<() => Promise<void>> {
  const worker = page.workers().find((one) => one.url().includes('worker'))!;
  const restore = await worker.evaluateHandle(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return () => (IDBObjectStore.prototype.add = add);
  });
  return () => restore.evaluate((put) => void put());
}

test('a device without room says so, loses nothing, and goes on when there is room', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await sitDownHere(visit, server.address, coverMe(2));
  await asked(page);
  const full = page.getByText(en['here.full']);
  const makeRoom = await takeRoom(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await full.waitFor();
  expect(await asked(page)).toBe('play');
  await makeRoom();
  await decide(page);
  await full.waitFor({ state: 'detached' });
  await page.reload();
  await asked(page);
  expect(await page.locator('.own .cover').count()).toBe(1);
  await visit.end();
});

test('a log with a hole in it is left alone, and its table is set aside', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const code = await sitDownHere(visit, server.address, coverMe(2));
  await asked(page);
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('coverstory');
        opening.onsuccess = () => {
          const change = opening.result.transaction('entries', 'readwrite');
          change.objectStore('entries').delete([table, 2]);
          change.oncomplete = () => resolve();
        };
      }),
    code,
  );
  await page.reload();
  await page.getByText(en['refusal.table_frozen']).waitFor();
  await visit.end();
});

describe('the page never waits for a bot', () => {
  const longMs = 50;
  type Noted = typeof window & { engineCalls?: Set<string> };

  /** The names of what this window itself asks of the engine. */
  async function noteEngineCalls(visit: Visit): Promise<void> {
    await visit.context.addInitScript(() => {
      const calls = ((window as Noted).engineCalls = new Set());
      const begin = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...given) => {
        const { instance, module } = await begin(...given);
        const noted = Object.entries(instance.exports).map(([name, value]) => {
          if (typeof value !== 'function') return [name, value];
          return [name, (...values: unknown[]) => (calls.add(name), value(...values))];
        });
        return { module, instance: { exports: Object.fromEntries(noted) } };
      };
    });
  }

  test('four with hard bots: no thought and no long task on its thread', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await noteEngineCalls(visit);
    await sitDownHere(visit, server.address, coverMe(4, 'hard'));
    await asked(page);
    await page.locator('.hand .dots').first().waitFor();
    const longest = await longestTaskMs(visit, longMs, async () => {
      for (let decisions = 0; decisions < 3; ++decisions) await decide(page);
      await asked(page);
    });
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(longMs);
    const calls = await page.evaluate(() => [...(window as Noted).engineCalls!]);
    expect(calls).toContain('cover_me_fashion');
    expect(calls.filter((name) => /^house_|_bot_|_solve/.test(name))).toEqual([]);
    await visit.end();
  }, 120_000);
});
