// The first page comes written in the reader's language: it is read before a script has come and without one, looks
// then as it will, and the client takes it over without a jump and without losing what was done there.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForThisFile, screens, type Screen } from './browser.ts';
import { serverForThisFile } from './server.ts';
import { texts as da } from '../src/texts/da/index.ts';
import { texts as en } from '../src/texts/en/index.ts';
import { texts as fi } from '../src/texts/fi/index.ts';
import { texts as nb } from '../src/texts/nb/index.ts';
import { texts as nl } from '../src/texts/nl/index.ts';
import { texts as sv } from '../src/texts/sv/index.ts';

const browser = browserForThisFile();
const served = serverForThisFile();

const isDrawn = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['drawn'] === 'yes');

/** No script comes until the answer is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  return come;
}

test('it is read without any script, in each language', async () => {
  for (const [locale, texts] of Object.entries({ en, nl, fi, sv, da, 'nn-NO': nb })) {
    const visit = await browser.open({ locale });
    const { page } = visit;
    const come = await withoutScripts(page);
    await visit.goTo(served.address, 'commit');
    await page.getByRole('heading', { level: 1, name: texts['home.headline'] }).waitFor();
    await page.getByRole('button', { name: texts['home.play.cover-me'] }).waitFor();
    const look = await page.evaluate(() => ({
      style: getComputedStyle(document.querySelector('h1')!).fontStyle,
      lang: document.documentElement.lang,
      drawn: document.documentElement.dataset['drawn'],
    }));
    expect(look).toEqual({ style: 'italic', lang: locale.slice(0, 2).replace('nn', 'nb') });
    come();
    await isDrawn(page);
    await page.getByRole('heading', { level: 1, name: texts['home.headline'] }).waitFor();
    await visit.end();
  }
});

test('it is painted before the client is fetched', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(served.address);
  await isDrawn(page);
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(times.fetched.length).toBeGreaterThan(0);
  expect(Math.min(...times.fetched)).toBeGreaterThan(times.painted);
  await visit.end();
});

test.each(Object.keys(screens) as Screen[])('nothing jumps on the screen %s', async (screen) => {
  const visit = await browser.open({ screen });
  const { page } = visit;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const come = await withoutScripts(page);
  await visit.goTo(served.address, 'commit');
  await page.getByRole('heading', { level: 1 }).waitFor();
  come();
  await isDrawn(page);
  await page.getByText(en['home.open.none']).waitFor();
  expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
  await visit.end();
});

test('what was typed and clicked before the client came is not lost', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const come = await withoutScripts(page);
  await visit.goTo(served.address, 'commit');
  await page.getByLabel(en['lobby.name']).fill('Ada');
  await page.getByRole('button', { name: en['home.create.cover-me'] }).click();
  come();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('coverstory.name'))).toBe('Ada');
  await visit.end();
});

test('Enter before the client came is answered when it has come, and the page stays', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const come = await withoutScripts(page);
  await visit.goTo(served.address, 'commit');
  await page.getByLabel(en['home.code']).fill('NO CODE');
  await page.keyboard.press('Enter');
  come();
  await page.getByText(en['home.code.wrong']).waitFor();
  expect(await page.getByLabel(en['home.code']).inputValue()).toBe('NO CODE');
  expect(new URL(page.url()).search).toBe('');
  await visit.end();
});

test('the focus stays where it was', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const come = await withoutScripts(page);
  await visit.goTo(served.address, 'commit');
  const button = page.getByRole('button', { name: en['home.play.cover-up'] });
  await button.focus();
  come();
  await isDrawn(page);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await visit.end();
});

test('who has chosen another language, or has been here, never sees the page of others', async () => {
  const visit = await browser.open({ locale: 'nl-NL' });
  const { page } = visit;
  await visit.goTo(served.address);
  await isDrawn(page);
  await page.getByRole('combobox', { name: nl['shell.language'] }).selectOption('fi');
  await page.getByRole('heading', { level: 1, name: fi['home.headline'] }).waitFor();
  const come = await withoutScripts(page);
  await visit.goTo(served.address, 'commit');
  await page.waitForFunction(() => document.documentElement.dataset['first'] === 'other');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  come();
  await page.getByRole('heading', { level: 1, name: fi['home.headline'] }).waitFor();
  await visit.end();
});

test('the other pages begin bare', async () => {
  const page = await (await fetch(new URL('/rules/cover-me', served.address))).text();
  expect(page).toContain('<div id="app"></div>');
  expect(page).not.toContain('<style>');
});
