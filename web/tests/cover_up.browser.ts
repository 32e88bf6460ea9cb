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
  unhurried,
  type Finger,
} from './cover_up_table.ts';
import { serverForThisFile } from './server.ts';
import { render } from '../src/sound/render.ts';
import { sounds, type Voice } from '../src/sound/sounds.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const rates = ['--commands-per-second', '1000', '--burst', '1000', '--tables-per-hour', '1000'];
const server = serverForThisFile('--bot-ms', '5', ...rates);

const rounds = [1, 2, 3, 4, 5];
const scored = (page: Page) => page.locator('[data-phase="returning"], .over').waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Ends the building of this player, whose pile has so many cards. */
async function finish(page: Page, placed: number): Promise<void> {
  const flip = page.getByRole('button', { name: 'Flip the hourglass', disabled: false });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  if (placed < 5) {
    await done.click();
    return button(page, /^Leave/).click();
  }
  // The server says when the hourglass may be flipped; if the bot is quicker there is only the other button, even
  // while one reaches for the first.
  await flip.or(page.locator('[data-phase="hourglass"]')).first().waitFor();
  await flip.or(done).first().click();
}

/** What a finger does beyond dragging: sees the card it carries, turns it with a second one, pinches the table. */
async function expectWholeHand(page: Page, hand: Finger): Promise<void> {
  const [card] = (await handOf(page)) as [string];
  const box = async (target: string) => (await page.locator(target).boundingBox())!;
  const board = await box('.board');
  const rack = await box(`[data-card="${card}"]`);
  const middle = { x: board.x + board.width / 2, y: board.y + board.height * 0.75 };
  await hand.touch([{ x: rack.x + rack.width / 2, y: rack.y + rack.height / 2 }]);
  await hand.touch([{ x: rack.x + 20, y: rack.y }]);
  await hand.touch([middle]);
  const air = await box('.board rect.air');
  expect(air.y + air.height).toBeLessThan(middle.y);
  const other = { x: board.x + 30, y: board.y + 60 };
  await hand.touch([middle, other]);
  await page.locator(`[data-card="${card}"][data-turned="1"]`).waitFor();
  // To the edge: the table steps back before the long card leaves it.
  await hand.touch([{ x: board.x + board.width - 90, y: middle.y }, other]);
  await expect
    .poll(async () => {
      const at = await box('.board rect.air');
      return at.x + at.width;
    })
    .toBeLessThanOrEqual(board.x + board.width + 1);
  await hand.touch([]);
  await page.locator(`[data-card="${card}"][data-lies]`).waitFor();
  const fit = button(page, en['coverUp.fit']);
  const apart = (by: number) => [
    { x: board.x + board.width / 2 - by, y: board.y + 40 },
    { x: board.x + board.width / 2 + by, y: board.y + 40 },
  ];
  await hand.touch(apart(40).slice(0, 1));
  await hand.touch(apart(40));
  await hand.touch(apart(90));
  await fit.waitFor();
  await hand.touch([]);
  await hand.tap(fit);
  await fit.waitFor({ state: 'detached' });
  await hand.tap(page.locator('[data-tool="undo"]'));
}

describe('whole games', () => {
  test('by mouse, against a bot, with a live referee', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await sitDown(visit, server.address, { players: 2, referee: 'live', ...unhurried });
    for (const round of rounds) {
      await building(page, round);
      const { pile, points } = bestPile(await handOf(page));
      for (const placement of pile) await placeByHand(page, mouseHand(page), placement);
      if (pile.length === 5)
        expect(await page.locator('.count').getAttribute('data-seen')).toBe(String(points));
      await finish(page, pile.length);
      await scored(page);
      await page.locator(`[data-par="${points}"]`).waitFor();
      await page.getByText(/^(Level par|1 under par)$/).waitFor();
      if (round === 5) break;
      await page.locator('.returning label').first().click();
      await button(page, 'Return this card').click();
    }
    await page.locator('.over table tbody tr').nth(1).waitFor();
    // The best pile of whoever won, in the light.
    await page.locator('.over figure .light svg').first().waitFor();
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
    await sitDown(visit, server.address, { players: 1, ...unhurried });
    const hand = await fingerHand(page);
    await building(page, 1);
    await expectWholeHand(page, hand);
    for (const round of rounds) {
      await building(page, round);
      const { pile } = bestPile(await handOf(page));
      for (const placement of pile) await placeByHand(page, hand, placement);
      await hand.tap(button(page, 'Done'));
      if (pile.length < 5) await hand.tap(button(page, /^Leave/));
      await scored(page);
      if (round === 5) break;
      await page.getByText('Level par', { exact: true }).waitFor();
      await hand.tap(page.locator('.returning label').first());
      await hand.tap(button(page, 'Return this card'));
    }
    await page.locator('.over header').getByText('Level par').waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture('cover-up-end');
    await visit.end();
  }, 300_000);

  test('by keys alone, against a bot', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await sitDown(visit, server.address, { players: 2, ...unhurried });
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
        expect(await lies(page, card)).toEqual({ o, x, y });
      }
      await press('Done');
      if (pile.length < 5) await page.keyboard.press('Enter');
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
  const settings = { game: 'cover-up', options: { players: 2, ...unhurried, ...options } };
  const code = await ask(ada.page, { do: 'create', name: 'Ada', settings });
  await ask(bo.page, { do: 'join', table: code, name: 'Bo' });
  await ask(ada.page, { do: 'start', table: code });
  await ada.goTo(`${server.address}t/${code}`);
  await building(ada.page, 1);
  return [ada, bo];
}

/** Wherever sound is started, it is noted on the page. */
async function listen(visit: Visit): Promise<() => Promise<number>> {
  await visit.context.addInitScript(() => {
    const noted = globalThis as { started?: number };
    noted.started = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, ...when) {
      noted.started! += 1;
      start.apply(this, when);
    };
  });
  return () => visit.page.evaluate(() => (globalThis as { started?: number }).started!);
}

test('it is silent until it has asked, once, and then the glass is heard', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const started = await listen(visit);
  const code = await sitDown(visit, server.address, { players: 1, ...unhurried });
  await building(page, 1);
  const [card] = (await handOf(page)) as [string];
  await placeByHand(page, mouseHand(page), { card, o: 1, x: -2, y: -1 });
  await button(page, 'Done').click();
  await button(page, /^Leave/).click();
  const offer = page.locator('[data-sound-offer]');
  await offer.waitFor();
  await visit.picture('cover-up-sound-offer');
  await visit.expectAccessible();
  expect(await started()).toBe(0);
  await button(page, en['sound.offer.yes']).click();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(started).toBeGreaterThan(0);
  await page.locator('.returning label').first().click();
  await button(page, 'Return this card').click();
  await building(page, 2);
  const before = await started();
  const [next] = (await handOf(page)) as [string];
  await placeByHand(page, mouseHand(page), { card: next, o: 0, x: -1, y: -2 });
  await expect.poll(started).toBeGreaterThan(before);
  // What was answered is kept, and can be taken back in the settings.
  await page.goto(`${server.address}t/${code}`);
  await building(page, 2);
  await button(page, 'Done').click();
  await button(page, /^Leave/).click();
  await scored(page);
  expect(await offer.count()).toBe(0);
  await visit.end();
});

test('every sound can be heard, none is cut or too loud', async () => {
  const visit = await browser.open();
  const found = await visit.page.evaluate(
    async ({ all, source }) => {
      const play = new Function(`return (${source})`)() as typeof render;
      const loudest = async (voices: readonly Voice[]) => {
        const context = new OfflineAudioContext(1, 2 * 44_100, 44_100);
        play(context, voices, 1, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const peak = (part: Float32Array) => part.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
        return { loudest: peak(samples), atTheEnd: peak(samples.subarray(-4_410)) };
      };
      const entries = Object.entries(all);
      return Promise.all(entries.map(async ([name, voices]) => [name, await loudest(voices)]));
    },
    { all: sounds as Record<string, readonly Voice[]>, source: render.toString() },
  );
  for (const [name, heard] of found as [string, { loudest: number; atTheEnd: number }][]) {
    expect(heard.loudest, name).toBeGreaterThan(0.002);
    expect(heard.loudest, name).toBeLessThan(0.6);
    expect(heard.atTheEnd, name).toBe(0);
  }
  await visit.end();
});

test('one flips the hourglass, the other sees it run and is told the seconds', async () => {
  const [ada, bo] = await two({ others_piles: 'visible' }, {}, { screen: 'phone' });
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
  // The clock of Bo's device is put forward, and so the last seconds are told without waiting for them.
  await bo.page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 585_000;
  });
  await bo.page.locator('[data-spoken-seconds]', { hasText: 'seconds left' }).waitFor();
  await bo.picture('cover-up-hourglass');
  await ada.end();
  await bo.end();
});

test('a board shows who has placed how much; the sand runs out, and cards beside are told', async () => {
  const [ada, bo] = await two({ hourglass_s: 1 }, {}, { screen: 'phone' });
  await bo.goTo(ada.page.url());
  await building(bo.page, 1);
  const table = ada.page.url().split('/').at(-1)!;
  const pile = (await handOf(ada.page)).map((card, at) => ({ card, o: 0, x: 5 * at - 10, y: 0 }));
  await ask(ada.page, { do: 'arrange', table, pile });
  // A screen for all has something to show, and shows nothing of what is hidden.
  await ada.page.setViewportSize({ width: 2560, height: 1440 });
  await ada.goTo(`${ada.page.url()}/board`);
  await ada.page.locator('.large .mini g.down').nth(4).waitFor();
  expect(await ada.page.locator('.large .mini g.down').count()).toBe(5);
  expect(await ada.page.locator('.large .mini [class*="cs-"]').count()).toBe(0);
  await ada.picture('cover-up-board-2560');
  await ask(ada.page, { do: 'flip', table });
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
    await sitDown(visit, server.address, { players: 1, referee, ...unhurried });
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
  await sitDown(visit, server.address, { players: 2, ...unhurried });
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
  await sitDown(visit, server.address, { players: 1, ...unhurried });
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
    await button(page, /^Leave/).click();
    // Who is done sees how the other builds.
    const table = page.url().split('/').at(-1)!;
    await page.locator('.stage.all .mini').nth(1).waitFor();
    expect(await page.locator('.stage.all .mini svg').count()).toBe(1);
    if (scheme === 'light') {
      await bo.goTo(page.url());
      await building(bo.page, 1);
      const [card] = await handOf(bo.page);
      await ask(bo.page, { do: 'arrange', table, pile: [{ card, o: 0, x: 0, y: 0 }] });
      await page.locator('.stage.all .mini svg').nth(1).waitFor();
      await visit.expectAccessible();
      await visit.expectNoSidewaysScrolling();
      await visit.picture(`cover-up-watching${isFlat ? '-landscape' : ''}`);
    }
    await ask(bo.page, { do: 'done', table });
    await scored(page);
    await page.locator('[data-par]').waitFor();
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture(`cover-up-scoring${isFlat ? '-landscape' : ''}`);
    await visit.end();
    await bo.end();
  });
});
