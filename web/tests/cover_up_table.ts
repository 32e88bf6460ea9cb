// A player of Cover Up who uses the page as people do, by mouse, by finger or by keys. What to build is asked
// of the engine: it plays the best pile of the cards that the page shows.
import { readFile } from 'node:fs/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { flipped, turned as turnedOnce } from '../src/cover_up/model/lattice.ts';
import { CoverUp } from '../src/engine/cover_up.ts';
import { EngineModule } from '../src/engine/module.ts';
import type { Placement } from '../src/protocol/cover_up.ts';
import type { Visit } from './browser.ts';
import { ask, atOnce } from './cover_me_table.ts';
import { web } from './paths.ts';

const engine = await readFile(`${web}/../build/wasm/coverstory.wasm`);
const coverUp = new CoverUp(await EngineModule.load(engine));

/**
 * The longest times there are: no clock of the game overtakes a hand on a slow machine. Nobody waits for them
 * either, as bots finish at once when the person is done.
 */
export const unhurried = { hourglass_s: 600, limit_s: 3600 } as const;

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
  // The middle of the whole pile is the middle of the table: nothing has to be laid at its very edge.
  const middle = (way: 'x' | 'y') => {
    const ends = ordered.map(({ o, ...at }) => {
      const isLong = (way === 'x') === ((o & 1) === 1);
      return [at[way], at[way] + (isLong ? 4 : 2)] as const;
    });
    return Math.round(
      (Math.min(...ends.map(([low]) => low)) + Math.max(...ends.map(([, high]) => high))) / 2,
    );
  };
  const [x, y] = [middle('x'), middle('y')];
  const moved = ordered.map((card) => ({ ...card, x: card.x - x, y: card.y - y }));
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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the lattice on the screen; the table may end before it. */
async function onScreen(page: Page, at: Point): Promise<Point> {
  return page.locator('.board > svg').evaluate((svg, { x, y }) => {
    const matrix = (svg as SVGSVGElement).getScreenCTM()!;
    const point = new DOMPoint(x * 100, y * 100).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  }, at);
}

/** The nearest point to one that is on the table, so far from its edge. */
async function onTable(page: Page, { x, y }: Point, inset: number): Promise<Point> {
  const { x: left, y: top, width, height } = (await page.locator('.board').boundingBox())!;
  const between = (value: number, low: number, high: number) =>
    Math.min(high - inset, Math.max(low + inset, value));
  return { x: between(x, left, left + width), y: between(y, top, top + height) };
}

/**
 * Carries a card from one place to the next until it is where it should be: as people do, a hand looks where the card
 * is and where it should be. A card may ride above the hand, and the table may have stepped back meanwhile. A hand that
 * leaves the table would bring the card home: what it cannot reach from there it sets down near by, and drags on from
 * where it lies.
 */
async function carry(
  page: Page,
  placement: Placement,
  moveTo: (to: Point) => Promise<void>,
): Promise<void> {
  const edge_px = 8;
  let hand = await onTable(page, await onScreen(page, middleOf(placement)), 3 * edge_px);
  for (let nth = 0; nth < 10; nth++) {
    await moveTo(hand);
    const lying = await lies(page, placement.card);
    if (isAt(lying, placement)) return;
    const now = await onScreen(page, middleOf({ ...placement, ...lying }));
    const wanted = await onScreen(page, middleOf(placement));
    const to = { x: hand.x + wanted.x - now.x, y: hand.y + wanted.y - now.y };
    const next = await onTable(page, to, edge_px);
    if (next.x === hand.x && next.y === hand.y) return;
    hand = next;
  }
}

async function startOf(page: Page, card: string) {
  const lying = await lies(page, card);
  if (lying) return onTable(page, await onScreen(page, middleOf({ card, ...lying })), 24);
  const { x, y, width, height } = (await cardButton(page, card).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const isAt = (lying: Omit<Placement, 'card'> | undefined, { o, x, y }: Placement) =>
  lying?.o === o && lying.x === x && lying.y === y;

/** What brings a card from one orientation to another: a flip or none, then quarter turns. */
function waysBetween(from: number, to: number): { flips: boolean; turns: number } {
  const flips = ((from ^ to) & 4) !== 0;
  return { flips, turns: (to - (flips ? flipped(from) : from)) & 3 };
}

/** How a hand turns and drags a card: the mouse with keys while it drags, or a finger. */
export interface Hand {
  orient(card: string, ways: { flips: boolean; turns: number }): Promise<void>;
  drag(from: Point, placement: Placement): Promise<void>;
}

export function mouseHand(page: Page): Hand {
  let wanted = waysBetween(0, 0);
  return {
    // The mouse takes a card up and turns it with the keys before it is set down.
    orient: async (_, ways) => void (wanted = ways),
    async drag(from, placement) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 9, from.y - 9, { steps: 2 });
      if (wanted.flips) await page.keyboard.press('f');
      for (let nth = 0; nth < wanted.turns; nth++) await page.keyboard.press('r');
      await carry(page, placement, ({ x, y }) => page.mouse.move(x, y, { steps: 3 }));
      await page.mouse.up();
    },
  };
}

/** A finger also taps; all of its touches go through one connection, so that none is lost between two. */
export interface Finger extends Hand {
  tap(target: Locator): Promise<void>;
  /** All the fingers that touch the screen now; they leave it together. */
  touch(points: readonly Point[]): Promise<void>;
}

export async function fingerHand(page: Page): Promise<Finger> {
  const device: CDPSession = await page.context().newCDPSession(page);
  // The finger has a clock of its own: it rests before it is lifted, or a fast machine would see a fling, and
  // take the next tap for the end of it.
  let clock = 0;
  type Touch = 'touchStart' | 'touchMove' | 'touchEnd';
  const send = (type: Touch, points: readonly Point[]) => {
    clock = Math.max(clock, Date.now() / 1000) + (type === 'touchEnd' ? 0.12 : 0.03);
    const touchPoints = points.map((at, id) => ({ ...at, id }));
    return device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: clock });
  };
  const touch = (type: Touch, at?: Point) => send(type, at ? [at] : []);
  let fingers = 0;
  const onMiddle = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const tap = async (target: Locator) => {
    await target.waitFor();
    await touch('touchStart', await onMiddle(target));
    await touch('touchEnd');
  };
  return {
    async touch(points) {
      const moves = points.length === fingers ? 'touchMove' : 'touchStart';
      await send(points.length === 0 ? 'touchEnd' : moves, points);
      fingers = points.length;
    },
    tap,
    async orient(card, { flips, turns }) {
      const button = cardButton(page, card);
      const middle = await onMiddle(button);
      const turned = async () => Number(await button.getAttribute('data-turned'));
      const isTurned = (o: number) => page.locator(`[data-card="${card}"][data-turned="${o}"]`);
      if (flips) {
        const wanted = flipped(await turned());
        await tap(button);
        await tap(page.locator('[data-tool="flip"]'));
        await isTurned(wanted).waitFor();
      }
      for (let nth = 0; nth < turns; nth++) {
        const wanted = turnedOnce(await turned());
        const taps = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
        await Promise.all(
          taps.map((type) => touch(type, type === 'touchStart' ? middle : undefined)),
        );
        await isTurned(wanted).waitFor();
      }
    },
    async drag(from, placement) {
      await touch('touchStart', from);
      await touch('touchMove', { x: from.x + 10, y: from.y - 10 });
      await carry(page, placement, async (to) => void (await touch('touchMove', to)));
      await touch('touchEnd');
    },
  };
}

/** Drags a card to its place; the table shows more when the pile has grown, so it may take two drags. */
export async function placeByHand(page: Page, hand: Hand, placement: Placement): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const turned = Number(await cardButton(page, placement.card).getAttribute('data-turned'));
    await hand.orient(placement.card, waysBetween(turned, placement.o));
    const from = await startOf(page, placement.card);
    await hand.drag(from, placement);
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
