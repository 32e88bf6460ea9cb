// What the built client may weigh, compressed as a host would: what the page loads before anything is
// chosen, the engine, and all of it, which is what a device keeps. And what the first page and a table cost a browser:
// requests, bytes, elements, and the processor's time of their longest task.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { sitDown } from './cover_me_table.ts';
import { client } from './paths.ts';
import { serverForThisFile } from './server.ts';
import { longestTaskMs } from './tasks.ts';

const browser = browserForThisFile();
const served = serverForThisFile();

const assets = `${client}/assets`;

async function weight(names: readonly string[]): Promise<number> {
  const files = await Promise.all(names.map((name) => readFile(`${assets}/${name}`)));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

test('the page itself loads at most 200 KB of scripts and styles, fonts and engine aside', async () => {
  const page = await readFile(`${client}/index.html`, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)];
  expect(named.length).toBeGreaterThan(1);
  expect(await weight(named.map(([, name]) => name!))).toBeLessThanOrEqual(200_000);
});

test('the engine has at most 400 KB', async () => {
  const engines = (await readdir(assets)).filter((name) => name.endsWith('.wasm'));
  expect(engines).toHaveLength(1);
  expect(await weight(engines)).toBeLessThanOrEqual(400_000);
});

test('all scripts and styles of all pages in six languages have at most 441 KB', async () => {
  const all = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  expect(all.length).toBeGreaterThan(20);
  expect(await weight(all)).toBeLessThanOrEqual(441_000);
});

interface Cost {
  readonly requests: number;
  /** As they came over the wire. */
  readonly bytes: number;
  readonly elements: number;
}

/** What a page has cost until it shows this, and nothing more comes. */
async function costOf(visit: Visit, address: string, shown: string): Promise<Cost> {
  const { page } = visit;
  await visit.goTo(address);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sizes = [own!, ...loaded].map(({ encodedBodySize }) => encodedBodySize);
    return {
      requests: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      elements: document.querySelectorAll('*').length,
    };
  });
}

/** The client has drawn what came written. */
const drawn = ':root[data-drawn=yes]';

test('the first page is small, and quickly drawn', async () => {
  const visit = await browser.open({ screen: 'phone' });
  const cost = await costOf(visit, served.address, drawn);
  expect(cost.requests).toBeLessThanOrEqual(34);
  expect(cost.bytes).toBeLessThanOrEqual(200_000);
  expect(cost.elements).toBeLessThanOrEqual(200);
  const longest = await longestTaskMs(visit, 40, async () => {
    await costOf(visit, served.address, drawn);
  });
  expect(longest).toBeLessThan(40);
  await visit.end();
});

/** Four at Cover Me and their hands, where the page asks its player for the first card. */
test('a table is small, and quickly drawn', async () => {
  const visit = await browser.open({ screen: 'phone' });
  const code = await sitDown(visit, served.address, { players: 4 });
  const [table, shown] = [`${served.address}t/${code}`, '.say[data-asks]'];
  const cost = await costOf(visit, table, shown);
  expect(cost.requests).toBeLessThanOrEqual(72);
  expect(cost.bytes).toBeLessThanOrEqual(540_000);
  expect(cost.elements).toBeLessThanOrEqual(1_850);
  const longest = await longestTaskMs(visit, 75, async () => {
    await costOf(visit, table, shown);
  });
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(75);
  await visit.end();
});
