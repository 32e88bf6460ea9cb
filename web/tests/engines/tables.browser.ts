// The tables in each engine: they fill their window at every size, what they say fits, a card is where the hand is, and
// a season is played. Pictures are left in build/screenshots, to be laid side by side.
import { expect, test } from 'vitest';
import { askInPage, tokenKey } from '../cover_me_table.ts';
import { unhurried } from '../cover_up_table.ts';
import { misfitsOf } from '../misfits.ts';
import { serverForThisFile } from '../server.ts';
import { can, inEachEngine, type Engine } from './engines.ts';
import { middleOf, type Box, type Size, type Tab } from './tab.ts';

const rates = ['--commands-per-second', '1000', '--burst', '1000', '--tables-per-hour', '1000'];
const server = serverForThisFile('--bot-ms', '5', ...rates);

const large = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const phoneIn = (engine: Engine): Size => ({
  width: can(engine, 'narrow') ? 390 : 460,
  height: 844,
});

/** A table against bots, with motion off. */
async function sitDown(tab: Tab, game: string, options: object): Promise<void> {
  await tab.goTo(server.address);
  await tab.until((key) => localStorage.getItem(key), tokenKey);
  await tab.evaluate(() =>
    localStorage.setItem('coverstory.settings', '{"theme":"system","speed":"off"}'),
  );
  const command = { do: 'quick', name: 'Ada', settings: { game, level: 'easy', options } };
  const code = await tab.evaluate(askInPage, { command, key: tokenKey });
  await tab.goTo(`${server.address}t/${code}`);
}

/** What the page asks of its player, and the step of the table that it asks it at. */
const asked = (tab: Tab) =>
  tab.until(() => {
    const say = document.querySelector<HTMLElement>('.say[data-asks]');
    return say && { kind: say.dataset['asks']!, seq: Number(say.dataset['seq']) };
  });

/** Decides by anything that is offered. */
async function decide(tab: Tab): Promise<void> {
  const { kind, seq } = await asked(tab);
  const offers = kind === 'play' ? '.hand li > button' : '.tray button';
  if (kind === 'swap' || kind === 'vote') await tab.click('.say .plain:last-of-type');
  else {
    const isReady = () => document.querySelector('.say .go:not(:disabled)') !== null;
    for (let nth = 0; nth < 12 && !(await tab.evaluate(isReady)); nth++) {
      await tab.click(`${offers}[aria-pressed="false"]`);
      await tab.until(() => document.querySelector('.picked') !== null);
    }
    await tab.click('.say .go:not(:disabled)');
  }
  await tab.until(
    (before) => Number(document.querySelector<HTMLElement>('.say')?.dataset['seq']) > before,
    seq,
  );
}

/** It has the window to itself: as large as it, and nothing to scroll. */
async function expectFilled(tab: Tab, selector: string): Promise<void> {
  const box = await tab.box(selector);
  const page = await tab.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    scrolls: [
      document.documentElement.scrollWidth > innerWidth,
      document.documentElement.scrollHeight > innerHeight,
    ],
  }));
  expect(page.scrolls).toEqual([false, false]);
  expect(Math.abs(box.width - page.width)).toBeLessThan(2);
  expect(Math.abs(box.height - page.height)).toBeLessThan(2);
}

const holds = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** The first card of the hand becomes the cover: it hangs by the point where it was taken, and lies where it was dropped. */
async function dragOntoOwnRow(tab: Tab, picture: string): Promise<void> {
  const card = await tab.box('.hand li > button');
  const name = await tab.evaluate(
    () => document.querySelector<HTMLElement>('.hand li > button')!.title,
  );
  await tab.lift({ x: card.x + 12, y: card.y + card.height / 2 });
  const slot = middleOf(await tab.box('.slot.mine'));
  await tab.carry({ x: slot.x - 5, y: slot.y });
  await tab.carry(slot);
  await tab.until(() => document.querySelector('[data-drop].over') !== null);
  expect(holds(await tab.box('.lifted'), slot)).toBe(true);
  await tab.picture(picture);
  await tab.drop(slot);
  // Or the season has been told since: the bots are quick.
  await tab.until(
    (name) =>
      document.querySelector(`.own .cover[title="${name}"]`) !== null ||
      document.querySelector('.say[data-asks=play]') === null,
    name,
  );
}

/** Firefox complains of a worker whose page is left while it is being loaded. */
const workerHasCome = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/worker-'));

inEachEngine(({ engine, open }) => {
  test('a season of Cover Me is played; every size fits, and a card is dragged where it belongs', async () => {
    const tab = await open();
    await sitDown(tab, 'cover-me', { players: 3, length: 'short', deal: 'quick' });
    const influence = () => document.querySelectorAll('.influence li').length;
    while ((await tab.evaluate(influence)) === 0) await decide(tab);
    const sizes = [phoneIn(engine), { width: 820, height: 1180 }, { width: 1024, height: 768 }];
    for (const size of sizes) {
      await tab.resize(size);
      await asked(tab);
      expect(await misfitsOf(tab), `${size.width}`).toEqual([]);
      const pile = await tab.box('.piles [data-place]');
      expect(pile.width).toBeGreaterThan(28);
      await tab.picture(`engines-cover-me-${size.width}`);
    }
    for (const size of large) {
      while ((await asked(tab)).kind !== 'play') await decide(tab);
      await tab.resize(size);
      await expectFilled(tab, '.cover-me');
      await dragOntoOwnRow(tab, `engines-cover-me-drag-${size.width}`);
    }
    await tab.expectAccessible();
    await tab.end();
  });

  test('Cover Up: a card lies where the hand sets it down, by mouse and by keys, in every window', async () => {
    const tab = await open();
    await sitDown(tab, 'cover-up', { players: 1, ...unhurried });
    // The cards may be touched, and the engine has come: the count is a number.
    await tab.until(
      () =>
        document.querySelector('svg.free') !== null &&
        document.querySelector('.count[data-seen]:not([data-seen=""])') !== null,
    );
    const liesAt = (nth: number) =>
      tab.evaluate(
        (at) => document.querySelectorAll<HTMLElement>('[data-card]')[at]!.dataset['lies'],
        nth,
      );
    for (const [nth, size] of [{ width: 1280, height: 800 }, ...large].entries()) {
      await tab.resize(size);
      await expectFilled(tab, '.cover-up');
      const from = middleOf(await tab.box(`.rack li:nth-child(${nth + 1}) button`));
      await tab.lift(from);
      const board = await tab.box('.board');
      const to = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
      await tab.carry({ x: to.x - 20, y: to.y });
      await tab.carry(to);
      const air = await tab.until(() => {
        const found = document.querySelector('rect.air')?.getBoundingClientRect();
        return found && { x: found.x, y: found.y, width: found.width, height: found.height };
      });
      // Its middle snaps to the lattice: never further from the hand than half a square.
      const square = air.height / 4.2;
      expect(Math.abs(middleOf(air).x - to.x)).toBeLessThan(square);
      expect(Math.abs(middleOf(air).y - to.y)).toBeLessThan(square);
      await tab.picture(`engines-cover-up-drag-${size.width}`);
      await tab.drop(to);
      await expect.poll(() => liesAt(nth)).toBeDefined();
    }
    const before = (await liesAt(2))!;
    await tab.evaluate(() => document.querySelectorAll<HTMLElement>('[data-card]')[2]!.focus());
    for (const key of ['Enter', 'r', 'ArrowLeft', 'ArrowLeft', 'Enter']) await tab.press(key);
    await expect.poll(() => liesAt(2)).not.toBe(before);
    // Beside the table the card is in the hand alone: no outline stays behind, and nothing hangs loose.
    const outline = await tab.box('.board rect.chosen');
    await tab.lift(middleOf(outline));
    await tab.carry({ x: 5, y: 300 });
    await tab.until(() => document.querySelector('.board rect.chosen, .board rect.loose') === null);
    await tab.drop({ x: 5, y: 300 });
    await tab.expectAccessible();
    await tab.end();
  });

  test('the coach of the lesson marks what it speaks of in a large window', async () => {
    const tab = await open(large[0]);
    await tab.goTo(`${server.address}learn/cover-me`);
    await tab.until(() => document.querySelector('.hand li > button') !== null);
    const ring = await tab.box('.ring');
    for (const card of ['li:first-child', 'li:last-child'])
      expect(holds(ring, middleOf(await tab.box(`.hand ${card} > button`)))).toBe(true);
    // The panel comes flying. Then it is whole, and stands beside that.
    await tab.until(() => {
      const [panel, marked] = ['.place', '.ring'].map((one) => document.querySelector(one)!);
      return panel!.getBoundingClientRect().bottom <= marked!.getBoundingClientRect().top;
    });
    const panel = await tab.box('.place');
    expect(panel.x + panel.width).toBeLessThanOrEqual(large[0]!.width);
    await tab.picture('engines-lesson-1920');
    await tab.end();
  });

  test('pages fit, from a phone to a wall', async () => {
    const tab = await open();
    for (const size of [phoneIn(engine), { width: 1280, height: 800 }, large[1]!]) {
      await tab.resize(size);
      for (const path of ['', 'rules/cover-me', 'pass']) {
        await tab.goTo(`${server.address}${path}`);
        await tab.until(() => document.querySelector('main h1, main h2') !== null);
        expect(await misfitsOf(tab), `${path} ${size.width}`).toEqual([]);
        if (path === '') await tab.picture(`engines-home-${size.width}`);
        if (path === 'pass') await tab.until(workerHasCome);
      }
    }
    await tab.expectAccessible();
    await tab.end();
  });
});
