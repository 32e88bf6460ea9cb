// The look back on a game of Cover Me in a real browser: a record from a file is looked back on to its end,
// stopped and gone on with, by mouse and by keyboard; on a phone; and from the end of a game.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { browserForThisFile } from './browser.ts';
import { playToTheEnd, sitDown } from './cover_me_table.ts';
import { golden } from './paths.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const server = serverForThisFile(
  '--bot-ms',
  '5',
  '--commands-per-second',
  '1000',
  '--burst',
  '1000',
);

async function openRecord(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(golden(name));
  await page.locator('.look-back input[type=range]').waitFor({ state: 'attached' });
}

const doneOf = (page: Page) =>
  page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value);

test('a record from a file is looked back on to its end', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(`${server.address}look-back`);
  await visit.expectAccessible();
  await openRecord(page, 'cover-me-short');

  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('status').filter({ hasText: 'Stopped.' }).waitFor();
  const stopped = await doneOf(page);
  await page.getByRole('button', { name: en['lookBack.goOn'] }).click();
  await page.getByText(en['lookBack.done']).waitFor();
  expect(await doneOf(page)).toBeGreaterThan(stopped);

  // A press on a mark of the chart leads to its decision, with the choice and the bot's beside each other.
  const mark = page.locator('.chart [data-decision]').first();
  const box = (await mark.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const decision = page.locator('section[data-verdict]');
  expect(await decision.getAttribute('data-verdict')).toMatch(/^(better|costly)$/);
  expect(await decision.locator('li').filter({ hasText: 'chosen' }).count()).toBe(1);
  expect(
    await decision
      .locator('li')
      .filter({ hasText: /bot$|bot\s/ })
      .count(),
  ).toBe(1);
  await visit.expectAccessible();
  await visit.picture('look-back');

  // By keyboard: the chart is a slider.
  const slider = page.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^1 of /);
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^2 of /);

  await page.locator('#look-back-summary ~ ol button').first().click();
  expect(await decision.getAttribute('data-verdict')).toMatch(/^(better|costly)$/);
  await page.getByText('All decisions as a table').click();
  await page.locator('tbody tr').first().waitFor();
  expect(await page.locator('tbody tr').count()).toBe(await doneOf(page));

  // Another seat is thought about anew; what was found for the first one is kept.
  const all = await doneOf(page);
  const seats = page.getByRole('group', { name: en['lookBack.seat'] }).getByRole('radio');
  await seats.nth(1).check();
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await doneOf(page)).toBeLessThan(all);
  await seats.nth(0).check();
  expect(await doneOf(page)).toBe(all);

  await page.getByRole('button', { name: en['lookBack.replay'] }).click();
  await page.getByRole('group', { name: 'Replay' }).waitFor();
  await visit.end();
});

test('on a phone in the dark, while the bot still thinks, and in another language', async () => {
  const visit = await browser.open({ screen: 'small', scheme: 'dark', locale: 'fi' });
  const { page } = visit;
  await visit.goTo(`${server.address}look-back`);
  await openRecord(page, 'cover-me-two-advanced');
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) >= 5);
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let at = 0; at < 3; ++at) await slider.press('ArrowRight');
  await page.locator('section[data-verdict] li .one').nth(1).waitFor();
  await visit.expectNoSidewaysScrolling();
  await visit.expectAccessible();
  await visit.picture('look-back');
  await visit.end();
});

test('a file that is no record of Cover Me is refused with a reason', async () => {
  const visit = await browser.open();
  await visit.goTo(`${server.address}look-back`);
  await visit.page.locator('input[type=file]').setInputFiles(golden('cover-up-alone'));
  const alert = visit.page.getByRole('alert').filter({ hasText: en['lookBack.failed.record'] });
  await alert.waitFor();
  await visit.end();
});

test('the end of a game leads to the look back from the own seat', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const options = { players: 2, two_player: 'fictional', length: 'short', deal: 'quick' };
  await sitDown(visit, server.address, options);
  await playToTheEnd(page);
  await page.getByRole('button', { name: en['lookBack.open'] }).click();
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) >= 1);
  const seat = page.getByRole('group', { name: en['lookBack.seat'] }).locator('label');
  expect(await seat.filter({ has: page.locator(':checked') }).innerText()).toBe('Ada');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: 'Ranking' }).waitFor();
  await visit.end();
});
