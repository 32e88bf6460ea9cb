// A player of Cover Up who uses the page as people do, by mouse, by finger or by keys. What to build is asked
// of the engine: it plays the best pile of the cards that the page shows.
import { readFile } from 'node:fs/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { CoverUp } from '../src/engine/cover_up.ts';
import { EngineModule } from '../src/engine/module.ts';
import type { Placement } from '../src/protocol/cover_up.ts';
import type { Visit } from './browser.ts';
import { ask, atOnce } from './cover_me_table.ts';
import { web } from './paths.ts';

const engine = await readFile(`${web}/../build/wasm/coverstory.wasm`);
const coverUp = new CoverUp(await EngineModule.load(engine));

/** A game against bots with these options, opened in the visit's page. */
export async function sitDown(
  visit: Visit,
  address: string,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  await atOnce(visit);
  await visit.goTo(address);
  const settings = { game: 'cover-up', level: 'easy', options };
  const code = await ask(visit.page, { do: 'quick', name: 'Ada', settings });
  await visit.goTo(`${address}t/${code}`);
  return code;
}

/** Waits until the cards of a round may be touched. */
export async function building(page: Page, round: number): Promise<void> {
  await page.locator(`.cover-up[data-round="${round}"] svg.free`).waitFor();
  // The engine has come: the count is a number.
  await page.locator('.count[data-seen]:not([data-seen=""])').waitFor();
}

export const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-card]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-card')!));

const middleOf = ({ o, x, y }: Placement) =>
  o & 1 ? { x: x + 2, y: y + 1 } : { x: x + 1, y: y + 2 };

/** Par of these cards, in an order in which each next card is near those before, about the table's middle. */
export function bestPile(cards: readonly string[]): { pile: Placement[]; points: number } {
  const { pile, points } = coverUp.solve(cards);
  const [first, ...rest] = pile as Placement[];
  const ordered = [first!];
  const distance = (one: Placement, other: Placement) => {
    const [a, b] = [middleOf(one), middleOf(other)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const nearness = (card: Placement) => Math.min(...ordered.map((other) => distance(card, other)));
  while (rest.length > 0) {
    rest.sort((one, other) => nearness(one) - nearness(other));
    ordered.push(rest.shift()!);
  }
  const moved = ordered.map((card) => ({
    ...card,
    x: card.x - first!.x - 1,
    y: card.y - first!.y - 2,
  }));
  return { pile: moved, points };
}

export const check = (pile: readonly Placement[]) => coverUp.check(pile);

export const cardButton = (page: Page, card: string): Locator =>
  page.locator(`[data-card="${card}"]`);

/** Where a card lies or is held, as the page says it. */
export async function lies(page: Page, card: string): Promise<Omit<Placement, 'card'> | undefined> {
  const text = await cardButton(page, card).getAttribute('data-lies');
  if (text === null) return undefined;
  const [o, x, y] = text.split(' ').map(Number) as [number, number, number];
  return { o, x, y };
}

/** A point of the lattice on the screen, as near as the table shows it. */
async function onScreen(page: Page, at: { x: number; y: number }) {
  return page.locator('.board > svg').evaluate((svg, { x, y }) => {
    const matrix = (svg as SVGSVGElement).getScreenCTM()!;
    const point = new DOMPoint(x * 100, y * 100).matrixTransform(matrix);
    const { left, right, top, bottom } = svg.parentElement!.getBoundingClientRect();
    const inside = (value: number, low: number, high: number) =>
      Math.min(high - 4, Math.max(low + 4, value));
    return { x: inside(point.x, left, right), y: inside(point.y, top, bottom) };
  }, at);
}

async function startOf(page: Page, card: string) {
  const lying = await lies(page, card);
  if (lying) return onScreen(page, middleOf({ card, ...lying }));
  const { x, y, width, height } = (await cardButton(page, card).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const isAt = (lying: Omit<Placement, 'card'> | undefined, { o, x, y }: Placement) =>
  lying?.o === o && lying.x === x && lying.y === y;

/** How a hand turns and drags a card: the mouse with keys while it drags, or a finger. */
export interface Hand {
  orient(card: string, o: number): Promise<void>;
  drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
}

export function mouseHand(page: Page): Hand {
  let wanted = 0;
  return {
    // The mouse takes a card up and turns it with the keys before it is set down.
    orient: async (_, o) => void (wanted = o),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 9, from.y - 9, { steps: 2 });
      if (wanted & 4) await page.keyboard.press('f');
      for (let turns = wanted & 3; turns > 0; turns--) await page.keyboard.press('r');
      wanted = 0;
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    },
  };
}

/** A finger also taps; all of its touches go through one connection, so that none is lost between two. */
export interface Finger extends Hand {
  tap(target: Locator): Promise<void>;
}

export async function fingerHand(page: Page): Promise<Finger> {
  const device: CDPSession = await page.context().newCDPSession(page);
  // The finger has a clock of its own: it rests before it is lifted, or a fast machine would see a fling, and
  // take the next tap for the end of it.
  let clock = 0;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) => {
    clock = Math.max(clock, Date.now() / 1000) + (type === 'touchEnd' ? 0.12 : 0.03);
    const touchPoints = at ? [at] : [];
    return device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: clock });
  };
  const orientation = (card: string) =>
    cardButton(page, card).locator('svg > g').first().getAttribute('transform');
  const onMiddle = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    async tap(target) {
      await target.waitFor();
      await touch('touchStart', await onMiddle(target));
      await touch('touchEnd');
    },
    async orient(card, o) {
      const button = cardButton(page, card);
      const middle = await onMiddle(button);
      if (o & 4) {
        const before = await orientation(card);
        await touch('touchStart', middle);
        // Held until it flips.
        await button.and(page.locator(`:not(:has(svg > g[transform="${before}"]))`)).waitFor();
        await touch('touchEnd');
      }
      for (let turns = o & 3; turns > 0; turns--) {
        const before = await orientation(card);
        const taps = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
        await Promise.all(
          taps.map((type) => touch(type, type === 'touchStart' ? middle : undefined)),
        );
        await button.and(page.locator(`:not(:has(svg > g[transform="${before}"]))`)).waitFor();
      }
    },
    async drag(from, to) {
      // Both at once: on a busy machine a finger that waits would flip the card.
      await Promise.all([
        touch('touchStart', from),
        touch('touchMove', { x: from.x + 10, y: from.y - 10 }),
      ]);
      await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await touch('touchMove', to);
      await touch('touchEnd');
    },
  };
}

/** Drags a card to its place; the table shows more when the pile has grown, so it may take two drags. */
export async function placeByHand(page: Page, hand: Hand, placement: Placement): Promise<void> {
  await hand.orient(placement.card, placement.o);
  for (let attempt = 0; attempt < 4; attempt++) {
    const from = await startOf(page, placement.card);
    await hand.drag(from, await onScreen(page, middleOf(placement)));
    if (isAt(await lies(page, placement.card), placement)) return;
  }
  const lying = JSON.stringify(await lies(page, placement.card));
  throw new Error(`${JSON.stringify(placement)} could not be placed: ${lying}`);
}

/** Goes on with the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Takes the card up, turns it, moves it square by square and sets it down, by keys alone. */
export async function placeByKeys(page: Page, placement: Placement): Promise<void> {
  await tabTo(page, cardButton(page, placement.card));
  await page.keyboard.press('Enter');
  if (placement.o & 4) await page.keyboard.press('f');
  for (let turns = placement.o & 3; turns > 0; turns--) await page.keyboard.press('r');
  const held = (await lies(page, placement.card))!;
  const press = async (key: string, times: number) => {
    for (let nth = 0; nth < times; nth++) await page.keyboard.press(key);
  };
  await press('ArrowRight', placement.x - held.x);
  await press('ArrowLeft', held.x - placement.x);
  await press('ArrowDown', placement.y - held.y);
  await press('ArrowUp', held.y - placement.y);
  await page.keyboard.press('Enter');
}
