// An old page and a new server. The new server is the same one, behind a line that speaks the next version of the
// protocol: what a page says as version 2 reaches it as version 1, and what an old page says as version 1 as version
// 0, which it refuses. The new client is the same one as well, under other names and with version 2 in its hello.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { client } from './paths.ts';
import { startServerOf, type Served } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
let folder: string;
let served: Served;
let visit: Visit;
let isNewServer: boolean;
let lines: WebSocketRoute[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverstory-'));
  await cp(client, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(name)) await rm(join(folder, name));
  }
  served = await startServerOf(folder);
  isNewServer = false;
  lines = [];
  visit = await browser.open({ keepsItself: true });
  await visit.context.routeWebSocket(/\/ws$/, (line) => {
    lines.push(line);
    const server = line.connectToServer();
    line.onMessage((text) => server.send(isNewServer ? asOneLess(String(text)) : text));
  });
});
afterEach(async () => {
  await visit.context.close();
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

function asOneLess(text: string): string {
  const command = JSON.parse(text) as { do: string; version: number };
  if (command.do !== 'hello') return text;
  return JSON.stringify({ ...command, version: command.version - 1 });
}

/** The client that speaks version 2 takes the place of the old one, whose files are gone. */
async function deployNewClient(): Promise<void> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const anyName = new RegExp(
    `(?<![\\w-])(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\w.])`,
    'g',
  );
  let hellos = 0;
  const renewed = (text: string) =>
    text
      .replace(anyName, 'later-$1')
      .replace(/(?<=do:.hello.,version:)[\w$]+/, () => ((hellos += 1), '2'))
      .replace(/(?<=version\W+)[0-9a-f]{16}/, 'later');
  for (const name of names) {
    const file = join(assets, name);
    await writeFile(file, renewed(await readFile(file, 'utf8')));
    await rename(file, join(assets, `later-${name}`));
  }
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  for (const name of [...pages, 'sw.js']) {
    const file = join(folder, name);
    await writeFile(file, renewed(await readFile(file, 'utf8')));
  }
  expect(hellos).toBe(1);
}

/** The server restarts, and is the new one. */
async function restartAsNew(): Promise<void> {
  isNewServer = true;
  for (const line of lines.splice(0)) await line.close();
}

/** A seat at a table of one's own, in a browser that keeps the client. */
async function sitDown(): Promise<void> {
  const { page } = visit;
  await visit.goTo(served.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('#home-name').fill('Ada');
  await page.locator('.create button').first().click();
  await start(page).waitFor();
}

const start = (page: Page) => page.getByRole('button', { name: en['lobby.start'] });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('coverstory.token'));
const isLater = (page: Page) => page.locator('script[src*="later-"]').count();
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('the page fetches the new client and comes back to its seat; a window that needs no server stays', async () => {
  await sitDown();
  const { page } = visit;
  const [address, before] = [page.url(), await token(page)];
  const other = await visit.context.newPage();
  await other.goto(`${served.address}rules/cover-me`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await mark(other);
  await deployNewClient();
  await restartAsNew();
  await expect.poll(() => isLater(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0);
  await start(page).waitFor();
  expect(page.url()).toBe(address);
  expect(await token(page)).toBe(before);
  expect(await isMarked(other)).toBe(true);
  // A part of the old client, which the server no longer has.
  await other.getByRole('link', { name: en['shell.about'] }).click();
  await other.getByRole('heading', { level: 1, name: en['about.title'] }).waitFor();
});

test('where there is no newer client the page says so, keeps its seat, and takes one up that comes later', async () => {
  await sitDown();
  const { page } = visit;
  const before = await token(page);
  await mark(page);
  await restartAsNew();
  await page.getByText(en['line.outdated']).waitFor();
  await visit.picture('outdated');
  expect(await isMarked(page)).toBe(true);
  expect(await token(page)).toBe(before);
  const dialled = lines.length;
  await deployNewClient();
  expect(lines).toHaveLength(dialled);
  await page.getByRole('button', { name: en['shell.again'] }).click();
  await expect.poll(() => isLater(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0);
  await start(page).waitFor();
  expect(await token(page)).toBe(before);
});
