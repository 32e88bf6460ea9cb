// The client as it lies on a device: from a site of plain files and from a server it is kept, opens without
// a network, and is renewed without disturbing the windows that are open.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { fetchLaterVersion, laterVersion } from './later_version.ts';
import { client, command } from './paths.ts';
import { startServer } from './server.ts';
import { StaticHost } from './static_host.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
let folder: string;
let host: StaticHost;
const site = () => join(folder, 'site');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverstory-'));
  await promisify(execFile)(command, ['site', site(), '--web', client]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => host?.stop());

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The first visit to a client, until it lies on the device. */
async function kept(address: string): Promise<Visit> {
  const visit = await browser.open({ keepsItself: true });
  await visit.goTo(address);
  await title(visit.page).waitFor();
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visit;
}

/** Par of two cards, from the engine in a worker of the built client. */
async function askEngine(page: Page, root: string): Promise<unknown> {
  const worker = (await readdir(join(client, 'assets'))).find((name) =>
    /^par_worker-.*\.js$/.test(name),
  );
  return page.evaluate(async (address) => {
    const solver = new Worker(address, { type: 'module' });
    solver.postMessage('ab..cd.. ab..cd..');
    return new Promise((answer) => {
      solver.onmessage = ({ data }) => answer(data.par?.points ?? data.why);
      solver.onerror = () => answer('the worker did not load');
    });
  }, `${root}assets/${worker}`);
}

test('a site lives in any folder of a plain host: pages, languages, links', async () => {
  host = await StaticHost.start('/some/where/', site());
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(host.address);
  await title(page).waitFor();
  await page.getByLabel('Language').selectOption({ label: 'Suomi' });
  await page.getByLabel('Kieli').waitFor();
  await page.locator('footer a').first().click();
  await page.waitForURL(`${host.address}#/rules/cover-me`);
  await title(page).waitFor();
  await page.reload();
  await title(page).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fi');
  await page.goBack();
  await page.waitForURL(host.address);
  expect(await askEngine(page, host.address)).toBe(4);
  await visit.expectAccessible();
  await visit.end();
});

test('a site that was visited opens with the network off, and a game is played there', async () => {
  host = await StaticHost.start('/some/where/', site());
  const { address } = host;
  const visit = await kept(address);
  await host.stop();
  await visit.context.setOffline(true);
  await visit.page.reload();
  await title(visit.page).waitFor();
  await visit.page.getByRole('button', { name: en['here.play.cover-me'] }).click();
  await visit.page.locator('.say[data-asks]').waitFor();
  expect(visit.page.url().startsWith(`${address}#/here/`)).toBe(true);
  await visit.page.reload();
  await visit.page.locator('.say[data-asks]').waitFor();
  await visit.end();
});

test('the client of a server opens with the network off, at any of its paths', async () => {
  const server = await startServer();
  const visit = await kept(server.address);
  await server.stop();
  await visit.context.setOffline(true);
  await visit.page.goto(`${server.address}rules/cover-up`);
  await title(visit.page).waitFor();
  expect(await askEngine(visit.page, server.address)).toBe(4);
  await visit.context.close();
});

const isLater = (page: Page) => page.locator('head[data-later]').count();
test('a later version waits until it disturbs no window', async () => {
  host = await StaticHost.start('/some/where/', site());
  const visit = await kept(host.address);
  const { page } = visit;
  const other = await visit.context.newPage();
  await other.goto(host.address);
  await title(other).waitFor();
  host.folder = await laterVersion(site());
  await page.evaluate(fetchLaterVersion);
  await page.reload();
  await title(page).waitFor();
  expect(await isLater(page)).toBe(0);
  await other.close();
  // A browser may count a closed window for a moment.
  const again = async () => {
    await page.reload();
    await title(page).waitFor();
    return isLater(page);
  };
  await expect.poll(again, { timeout: 30_000 }).toBe(1);
  await page.waitForFunction(
    async () => (await caches.keys()).join() === 'coverstory:/some/where/:later',
  );
  await visit.end();
});

test('what makes it an app is there: name, icons, its own window', async () => {
  host = await StaticHost.start('/some/where/', site());
  const visit = await browser.open();
  await visit.goTo(host.address);
  const session = await visit.context.newCDPSession(visit.page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ name: 'Cover Story', display: 'standalone', start_url: './' });
  for (const { src, sizes } of manifest.icons) {
    const size = await visit.page.evaluate(async (address) => {
      const icon = new Image();
      icon.src = address;
      await icon.decode();
      return `${icon.naturalWidth}x${icon.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  // A private window, as tests have it, installs nothing.
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
  await visit.end();
});
