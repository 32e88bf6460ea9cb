// The client on a device, in each engine: it opens when its server is gone, takes up a new build when it is loaded anew,
// and its games outlive leaving the page. The engine answers in a worker, and every sound can be heard.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fetchLaterVersion, laterVersion } from '../later_version.ts';
import { client, command } from '../paths.ts';
import { StaticHost } from '../static_host.ts';
import { inEachEngine } from './engines.ts';
import type { Tab } from './tab.ts';
import { texts as en } from '../../src/texts/en/index.ts';

let folder: string;
let later: string;
let host: StaticHost;
const site = () => join(folder, 'site');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverstory-'));
  await promisify(execFile)(command, ['site', site(), '--web', client]);
  later = await laterVersion(site());
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => host?.stop());

/** The first visit to a client, until it lies on the device. */
async function keep(tab: Tab): Promise<void> {
  host = await StaticHost.start('/some/where/', site());
  await tab.goTo(host.address);
  await tab.until(() => document.querySelector('main h1') !== null);
  await tab.until(() => navigator.serviceWorker.controller !== null);
}

const isAsked = (tab: Tab) => tab.until(() => document.querySelector('.say[data-asks]') !== null);

inEachEngine(({ open }) => {
  test('a new build is taken up when the only window is loaded anew', async () => {
    const tab = await open();
    await keep(tab);
    host.folder = later;
    await tab.evaluate(fetchLaterVersion);
    expect(await tab.evaluate(() => document.querySelector('head[data-later]') !== null)).toBe(
      false,
    );
    await tab.reload();
    await tab.until(() => document.querySelector('head[data-later]') !== null);
    await tab.until(async () => (await caches.keys()).join() === 'coverstory:/some/where/:later');
    await tab.end();
  });

  test('a game on this device goes on after the page was left, and without its host', async () => {
    const tab = await open();
    await keep(tab);
    await tab.click('button', en['here.play.cover-me']);
    await isAsked(tab);
    const address = await tab.evaluate(() => location.href);
    // Away, as by a bookmark, and back to the game.
    await tab.goTo(`${host.address}icon.svg`);
    await tab.goTo(address);
    await isAsked(tab);
    await tab.goTo(host.address);
    await tab.until((text) => document.body.textContent!.includes(text), en['here.play.cover-me']);
    await host.stop();
    await tab.goTo(address);
    await tab.reload();
    await isAsked(tab);
    await tab.picture('engines-here');
    await tab.leave();
  });
});
