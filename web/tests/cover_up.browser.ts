// Cover Up in a real browser, against the server as a user runs it: whole games by mouse, by finger and by keys
// alone, the hourglass, both referees, coming back in the middle of a round, and every page accessible.
// Pictures are left in build/screenshots.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  browserForThisFile,
  schemes,
  screens,
  type Screen,
  type Settings,
  type Visit,
} from './browser.ts';
import { ask, atOnce } from './cover_me_table.ts';
import {
  bestPile,
  building,
  cardButton,
  check,
  fingerHand,
  handOf,
  lies,
  mouseHand,
  placeByHand,
  placeByKeys,
  sitDown,
  tabTo,
} from './cover_up_table.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const rates = ['--commands-per-second', '1000', '--burst', '1000', '--tables-per-hour', '1000'];
const server = serverForThisFile('--bot-ms', '5', ...rates);

const rounds = [1, 2, 3, 4, 5];
const scored = (page: Page) => page.locator('[data-phase="returning"], .over').waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** All five cards are in the pile: ends the building of this player, as far as it is still possible. */
async function finish(page: Page, press: (name: string) => Promise<void>): Promise<void> {
  const flip = page.getByRole('button', { name: 'Flip the hourglass', disabled: false });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  const flippable = await page.locator('[data-phase="building"] .others').count();
  if (flippable > 0) await flip.or(page.locator('[data-phase="hourglass"]')).first().waitFor();
  await press((await flip.count()) > 0 ? 'Flip the hourglass' : 'Done');
  await flip.or(done).first().waitFor({ state: 'detached' });
}

describe('whole games', () => {
  test('by mouse, against a bot, with a live referee', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await sitDown(visit, server.address, {
      players: 2,
      referee: 'live',
      hourglass_s: 2,
      limit_s: 90,
    });
    for (const round of rounds) {
      await building(page, round);
      const { pile, points } = bestPile(await handOf(page));
      for (const placement of pile) await placeByHand(page, mouseHand(page), placement);
      if (pile.length === 5)
        expect(await page.locator('.count').getAttribute('data-seen')).toBe(String(points));
      await finish(page, (name) => button(page, name).click());
      await scored(page);
      await page.locator(`[data-par="${points}"]`).waitFor();
      await page.getByText(/^(On par|1 under par)$/).waitFor();
      if (round === 5) break;
      await page.locator('.returning label').first().click();
      await button(page, 'Return this card').click();
    }
    await page.locator('.over table tbody tr').nth(1).waitFor();
    await visit.expectAccessible();
    await visit.picture('cover-up-end');
    expect(await page.locator('.over tbody tr').first().locator('td').count()).toBe(7);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the record').click(),
    ]);
    expect(record.suggestedFilename()).toMatch(/^cover-up-.{10}\.jsonl$/);
    await button(page, 'Play again').click();
    await building(page, 1);
    await visit.end();
  }, 240_000);

  test('by finger on a phone, alone against par', async () => {
    const visit = await browser.open({ screen: 'phone' });
    const { page } = visit;
    await sitDown(visit, server.address, { players: 1, limit_s: 300 });
    const hand = await fingerHand(page);
    for (const round of rounds) {
      await building(page, round);
      const { pile } = bestPile(await handOf(page));
      for (const placement of pile) await placeByHand(page, hand, placement);
      await hand.tap(button(page, 'Done'));
      if (pile.length < 5) await hand.tap(button(page, /^Finish/));
      await scored(page);
      if (round === 5) break;
      await page.getByText('On par', { exact: true }).waitFor();
      await hand.tap(page.locator('.returning label').first());
      await hand.tap(button(page, 'Return this card'));
    }
    await page.locator('.over header').getByText('On par').waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('cover-up-end');
    await visit.end();
  }, 300_000);

  test('by keys alone, against a bot', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await sitDown(visit, server.address, { players: 2, hourglass_s: 2, limit_s: 120 });
    const press = async (name: string) => {
      await tabTo(page, button(page, name));
      await page.keyboard.press('Enter');
    };
    for (const round of rounds) {
      await building(page, round);
      const { pile, points } = bestPile(await handOf(page));
      for (const placement of pile) {
        await placeByKeys(page, placement);
        const { card, o, x, y } = placement;
        if ((await page.locator('[data-phase="returning"], .over').count()) > 0) break;
        expect(await lies(page, card)).toEqual({ o, x, y });
      }
      await finish(page, press);
      await scored(page);
      await page.locator(`[data-par="${points}"]`).waitFor();
      if (round === 5) break;
      await tabTo(page, page.locator('.returning input').first());
      await page.keyboard.press('Space');
      await press('Return this card');
    }
    await page.locator('.over table').waitFor();
    await visit.end();
  }, 240_000);
});

/** Two people at one table, in the first round; the second has no page of it yet. */
async function two(options: object, first: Settings, second: Settings): Promise<[Visit, Visit]> {
  const [ada, bo] = [await browser.open(first), await browser.open(second)];
  for (const visit of [ada, bo]) {
    await atOnce(visit);
    await visit.goTo(server.address);
  }
  const settings = { game: 'cover-up', options: { players: 2, ...options } };
  const code = await ask(ada.page, { do: 'create', name: 'Ada', settings });
  await ask(bo.page, { do: 'join', table: code, name: 'Bo' });
  await ask(ada.page, { do: 'start', table: code });
  await ada.goTo(`${server.address}t/${code}`);
  await building(ada.page, 1);
  return [ada, bo];
}

test('one flips the hourglass, the other sees it run out and is told the seconds', async () => {
  const options = { hourglass_s: 6, others_piles: 'visible' };
  const [ada, bo] = await two(options, {}, { screen: 'phone' });
  await bo.goTo(ada.page.url());
  await building(bo.page, 1);
  const { pile } = bestPile(await handOf(ada.page));
  for (const placement of pile) await placeByHand(ada.page, mouseHand(ada.page), placement);
  await bo.page.locator(`.others [data-placed="${pile.length}"]`).waitFor();
  await bo.page.locator('.others .mini svg').waitFor({ state: 'attached' });
  await button(ada.page, 'Flip the hourglass').click();
  await ada.page.getByText('You flipped the hourglass.').waitFor();
  expect(await ada.page.locator('svg.free').count()).toBe(0);
  await bo.page.locator('[data-phase="hourglass"]').waitFor();
  await bo.page.locator('[data-spoken-seconds]', { hasText: 'seconds left' }).waitFor();
  await bo.picture('cover-up-hourglass');
  await bo.page.getByText(en['coverUp.ended.hourglass']).waitFor();
  // All of Bo's cards lie beside the pile: told one by one.
  expect(await bo.page.locator('.step-beside').count()).toBe(5);
  await ada.end();
  await bo.end();
});

test('at the limit the hourglass runs by itself', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 2, hourglass_s: 1, limit_s: 1 });
  await visit.page.getByText(en['coverUp.ended.limit']).waitFor();
  await visit.end();
});

describe('the referee', () => {
  test.each(['live', 'book'] as const)('%s', async (referee) => {
    const visit = await browser.open();
    const { page } = visit;
    await sitDown(visit, server.address, { players: 1, referee, limit_s: 300 });
    await building(page, 1);
    const [one, other, third] = (await handOf(page)) as [string, string, string];
    const pile = [
      { card: one, o: 0, x: -1, y: -2 },
      { card: other, o: 0, x: -1, y: -2 },
      { card: third, o: 0, x: 3, y: -2 },
    ];
    for (const placement of pile) await placeByHand(page, mouseHand(page), placement);
    const found = check(pile);
    const marks = referee === 'live' ? found : { conflicts: [], loose: [] };
    expect(found.loose.length).toBeGreaterThan(0);
    expect(await page.locator('.board .clash').count()).toBe(marks.conflicts.length);
    expect(await page.locator('.board rect.loose').count()).toBe(marks.loose.length);
    expect(await page.locator('.count').getAttribute('data-seen')).toBe(String(found.visible));
    await visit.picture(`cover-up-${referee}`);
    await visit.end();
  });
});

test('a reload in the middle of a round finds the pile as it lay', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await sitDown(visit, server.address, { players: 2, limit_s: 300 });
  await building(page, 1);
  const { pile } = bestPile(await handOf(page));
  const [first, second, third] = pile;
  for (const placement of [first!, second!]) await placeByHand(page, mouseHand(page), placement);
  const seen = await page.locator('.count').getAttribute('data-seen');
  // The server has it when another window of the same player shows it.
  const window = await visit.context.newPage();
  await window.goto(page.url());
  await window.locator(`[data-card="${second!.card}"][data-lies]`).waitFor();
  await page.reload();
  await building(page, 1);
  expect(await lies(page, first!.card)).toMatchObject({ o: first!.o, x: first!.x, y: first!.y });
  expect(await page.locator('.count').getAttribute('data-seen')).toBe(seen);
  await placeByHand(page, mouseHand(page), third!);
  await window.locator(`[data-card="${third!.card}"][data-lies]`).waitFor();
  await visit.end();
});

test('cards are turned, flipped, layered, put beside, and every step is undone and redone', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await sitDown(visit, server.address, { players: 1, limit_s: 300 });
  await building(page, 1);
  const [one, other] = (await handOf(page)) as [string, string];
  const hand = mouseHand(page);
  await placeByHand(page, hand, { card: one, o: 0, x: -1, y: -2 });
  await placeByHand(page, hand, { card: other, o: 0, x: 0, y: -2 });
  const layer = (card: string) => cardButton(page, card).getAttribute('aria-label');
  const orientation = async () => (await lies(page, other))?.o;
  const tool = (name: string) => button(page, name).click();

  await tool('Rotate');
  expect(await orientation()).toBe(1);
  await tool('Flip');
  expect(await orientation()).toBe(7);
  await tool('Undo');
  await tool('Undo');
  expect(await orientation()).toBe(0);
  await tool('Redo');
  expect(await orientation()).toBe(1);
  await page.locator('.board').hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(orientation).toBe(2);
  await tool(en['coverUp.tool.under']);
  expect(await layer(other)).toContain('layer 1');
  await tool(en['coverUp.tool.top']);
  expect(await layer(other)).toContain('layer 2');
  await tool(en['coverUp.tool.beside']);
  expect(await lies(page, other)).toBeUndefined();
  expect(await layer(other)).toContain('in hand');
  await visit.end();
});

describe.each([...(Object.keys(screens) as Screen[]), 'landscape'] as const)('on a %s', (name) => {
  test.each(schemes)('building and scoring in %s are accessible and fit', async (scheme) => {
    const isFlat = name === 'landscape';
    const screen = isFlat ? 'small' : name;
    const [visit, bo] = await two({ referee: 'live' }, { screen, scheme }, {});
    const { page } = visit;
    if (isFlat) await page.setViewportSize({ width: 740, height: 360 });
    const { pile } = bestPile(await handOf(page));
    for (const placement of pile.slice(0, 3)) await placeByHand(page, mouseHand(page), placement);
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture(`cover-up-building${isFlat ? '-landscape' : ''}`);
    await button(page, 'Done').click();
    await button(page, /^Finish/).click();
    await ask(bo.page, { do: 'done', table: page.url().split('/').at(-1)! });
    await scored(page);
    await page.locator('[data-par]').waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture(`cover-up-scoring${isFlat ? '-landscape' : ''}`);
    await visit.end();
    await bo.end();
  });
});
