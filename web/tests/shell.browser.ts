// What stands around every page, in a real browser: it shows on every screen, in light and dark, speaks
// six languages, works by keyboard, and is small.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hrefOf } from '../src/router/routes.ts';
import { languageNames, languages } from '../src/texts/languages.ts';
import { browserForThisFile, schemes, screens, type Screen } from './browser.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const served = serverForThisFile();

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  test.each(schemes)('the first page in %s is accessible and fits', async (scheme) => {
    const visit = await browser.open({ screen, scheme });
    await visit.goTo(served.address);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('home');
    await visit.end();
  });
});

test.each(languages)('a browser in %s gets that language, and it fits', async (language) => {
  const visit = await browser.open({ locale: language, screen: 'small' });
  await visit.goTo(served.address);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await visit.page.locator('html').getAttribute('lang')).toBe(language);
  await visit.expectNoSidewaysScrolling();
  await visit.picture(`home.${language}`);
  await visit.end();
});

test('a chosen language is there after coming back', async () => {
  const visit = await browser.open();
  await visit.goTo(served.address);
  const { page } = visit;
  await page.getByLabel('Language').selectOption({ label: languageNames.fi });
  await page.getByLabel('Kieli').waitFor();
  await page.reload();
  await page.getByLabel('Kieli').waitFor();
  await visit.end();
});

test('a chosen theme wins over that of the device', async () => {
  const visit = await browser.open({ scheme: 'light' });
  await visit.goTo(served.address);
  const paper = () =>
    visit.page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));
  await visit.page.getByRole('button', { name: 'Settings' }).click();
  await visit.page.getByLabel('Dark', { exact: true }).check();
  expect(await paper()).toBe('rgb(21, 19, 24)');
  await visit.expectAccessible();
  await visit.picture('settings');
  await visit.page.getByLabel(en['settings.theme.system']).check();
  expect(await paper()).toBe('rgb(251, 248, 243)');
  await visit.end();
});

test('the first Tab leads past the head to the page', async () => {
  const visit = await browser.open();
  await visit.goTo(served.address);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await visit.page.keyboard.press('Tab');
  await visit.page.keyboard.press('Enter');
  expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('page');
  await visit.end();
});

test('an address that means nothing says so and leads back; the focus follows', async () => {
  const visit = await browser.open();
  await visit.goTo(new URL(`${hrefOf('home')}no/such/page`, served.address).href);
  await visit.page.getByRole('heading', { name: en['shell.missing'] }).waitFor();
  await visit.expectAccessible();
  await visit.page.getByRole('link', { name: en['shell.home'] }).click();
  await visit.page.waitForFunction(() => document.activeElement?.id === 'page');
  await visit.end();
});

test.each(['/rules/cover-me', '/rules/cover-up', '/about'])(
  '%s is accessible and fits',
  async (path) => {
    const visit = await browser.open({ screen: 'small', scheme: 'dark' });
    await visit.goTo(new URL(path, served.address).href);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture(path.slice(1).replace('/', '.'));
    await visit.end();
  },
);

test('the first load has at most 200 KB of compressed scripts and styles', async () => {
  const visit = await browser.open();
  const bodies: Promise<Buffer>[] = [];
  visit.page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) bodies.push(response.body());
  });
  await visit.goTo(served.address);
  // The page comes painted; only then are its scripts fetched, and they say when they have drawn it.
  await visit.page.locator(':root[data-drawn=yes]').waitFor({ state: 'attached' });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(1000);
  expect(total).toBeLessThanOrEqual(200_000);
  console.log(`First load: ${total} bytes of compressed scripts and styles`);
  await visit.end();
});
