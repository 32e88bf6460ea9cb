// The puzzle of the day in a real browser, with the date held still: solved by keys alone and shared, tried by
// finger on a phone and looked up, and dates that have none. Pictures are left in build/screenshots.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { browserForThisFile, type Settings, type Visit } from './browser.ts';
import { atOnce } from './cover_me_table.ts';
import {
  bestPile,
  fingerHand,
  handOf,
  lies,
  placeByHand,
  placeByKeys,
  tabTo,
} from './cover_up_table.ts';
import { serverForThisFile } from './server.ts';

const browser = browserForThisFile();
const server = serverForThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const monday = ['e.e.c.f.', 'f..c.dc.', '.dcf...d', 'e..b..fb', 'ad..cd..'];

/** The puzzle's page on Monday, 16 November 2026. */
async function openPuzzle(settings: Settings, path = 'puzzle'): Promise<Visit> {
  const visit = await browser.open(settings);
  await visit.page.clock.setFixedTime(new Date(2026, 10, 16, 9, 30));
  await atOnce(visit);
  await visit.goTo(server.address + path);
  return visit;
}

const ready = (page: Page) => page.locator('.count[data-seen]:not([data-seen=""])').waitFor();

test('by keys alone to par, in the second try, and shared', async () => {
  const visit = await openPuzzle({});
  const { page } = visit;
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ready(page);
  expect(await handOf(page)).toEqual(monday);
  const press = async (name: string | RegExp) => {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  };
  await press('Done');
  await press('Leave 5 cards out?');
  await page.locator('[data-tries="1"]').waitFor();
  await press('Try again');

  const { pile, points } = bestPile(monday);
  for (const placement of pile) {
    await placeByKeys(page, placement);
    const { card, o, x, y } = placement;
    expect(await lies(page, card)).toEqual({ o, x, y });
  }
  await visit.picture('puzzle-building');
  await visit.expectAccessible();
  await press('Done');
  if (pile.length < 5) await press(/^Leave/);
  await page.getByRole('heading', { name: 'Level par' }).waitFor();
  await page.locator(`[data-par="${points}"] svg`).waitFor();
  expect(await page.getByText('1-day streak').count()).toBe(1);
  const expected = [
    'Cover Up daily puzzle, 16 November 2026',
    '🟩🟩🟩🟩🟩 ◆',
    expect.stringMatching(/^Level par · 2 tries · \d+:\d\d$/),
    `${server.address}puzzle/2026-11-16`,
  ];
  await press('Share');
  await page.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(expected);
  await visit.picture('puzzle-solved');
  await visit.expectAccessible();

  await page.reload();
  await page.locator('[data-tries="2"]').waitFor();
  const shown = await page.locator('[data-share]').innerText();
  expect(shown).toContain('Level par · 2 tries');
  expect(shown).toContain('◆');
  await visit.end();
});

test('by finger on a small phone: kept over a reload, above par, and the best pile behind a curtain', async () => {
  const visit = await openPuzzle({ screen: 'small', scheme: 'dark' });
  const { page } = visit;
  await ready(page);
  const hand = await fingerHand(page);
  const [first] = bestPile(monday).pile;
  await placeByHand(page, hand, first!);
  await visit.picture('puzzle-building');
  await visit.expectNoSidewaysScrolling();
  const { card, o, x, y } = first!;
  // What is kept may still be where an earlier attempt of the finger had laid it.
  await page.waitForFunction(
    (wanted) =>
      (localStorage.getItem('coverstory.puzzle') ?? '').includes(
        JSON.stringify(wanted).slice(1, -1),
      ),
    { card, o, x, y },
  );
  await page.reload();
  await ready(page);
  expect(await lies(page, card)).toEqual({ o, x, y });

  await hand.tap(button(page, 'Done'));
  await hand.tap(button(page, 'Leave 4 cards out?'));
  await page.getByRole('heading', { name: /over par/ }).waitFor();
  const best = page.getByRole('img', { name: 'Par' });
  expect(await best.count()).toBe(0);
  await visit.picture('puzzle-curtain');
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await hand.tap(button(page, 'Show the best pile'));
  await best.waitFor();
  await page.getByText('further tries are just for fun').waitFor();
  await visit.end();
});

test('with the network off the puzzle is dealt, scored and compared with par all the same', async () => {
  const visit = await openPuzzle({ keepsItself: true });
  const { page } = visit;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.context.setOffline(true);
  await page.goto(`${server.address}puzzle/2026-11-15`);
  await ready(page);
  await button(page, 'Done').click();
  await button(page, 'Leave 5 cards out?').click();
  await page.getByRole('heading', { name: /over par/ }).waitFor();
  // The client says by itself that it misses its server: that is no fault here.
  await visit.context.close();
});

test('a day that has not come, and one that never will, have no puzzle; an earlier one has', async () => {
  const visit = await openPuzzle({ locale: 'fi' }, 'puzzle/2026-11-17');
  const { page } = visit;
  await page.getByRole('heading', { name: 'Se päivä ei ole vielä koittanut.' }).waitFor();
  await visit.goTo(`${server.address}puzzle/2026-02-30`);
  await page.getByRole('heading', { name: 'Siltä päivältä ei ole pulmaa.' }).waitFor();
  await visit.goTo(`${server.address}puzzle/2026-11-15`);
  await ready(page);
  expect(await handOf(page)).not.toEqual(monday);
  await page.getByText('15. marraskuuta 2026').waitFor();
  await visit.end();
});
