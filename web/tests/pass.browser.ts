// Several people on one device, in a real browser: whole games from hand to hand, and nobody's cards on the
// page while another could look.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForThisFile, type Settings, type Visit } from './browser.ts';
import { atOnce, choose } from './cover_me_table.ts';
import { building, handOf, placeByKeys } from './cover_up_table.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const server = serverForThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The form of a new game, with two names. */
async function setUp(settings: Settings = {}): Promise<Visit> {
  const visit = await browser.open(settings);
  await atOnce(visit);
  await visit.goTo(`${server.address}pass`);
  await visit.page.getByLabel('Name of player 1').fill('Anna');
  await visit.page.getByLabel('Name of player 2').fill('Bo');
  return visit;
}

type Moment =
  | { is: 'cover'; name: string }
  | { is: 'hand'; asks: string; seq: number }
  | { is: 'together' }
  | { is: 'end' };

/** What the device shows, as soon as it is something after an entry of the table. */
async function momentAfter(page: Page, seq: number): Promise<Moment> {
  const goOn = en['pass.goOn'];
  const found = await page.waitForFunction(
    ([seq, goOn]) => {
      const name = document.querySelector('.cover h1 b')?.textContent;
      if (name) return { is: 'cover', name };
      if (document.querySelector('.end h1')) return { is: 'end' };
      const button = document.querySelector('aside[data-pass] button')?.textContent;
      if (button === goOn) return { is: 'together' };
      const say = document.querySelector<HTMLElement>('.say[data-asks]');
      const now = Number(say?.dataset['seq'] ?? 0);
      return now > seq && { is: 'hand', asks: say?.dataset['asks'], seq: now };
    },
    [seq, goOn] as const,
  );
  return (await found.jsonValue()) as Moment;
}

async function askedNow(page: Page): Promise<string> {
  const moment = await momentAfter(page, 0);
  return moment.is === 'hand' ? moment.asks : '';
}

/** Every card that the page holds, seen or not. */
const cardsOnPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-fly], [data-card]')].map(
      ({ dataset }) => (dataset['fly'] ?? dataset['card'])!,
    ),
  );
const modelsInHand = (page: Page): Promise<string[]> =>
  page
    .locator('.hand [data-fly]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['fly']!));

/** Under the cover there is no card at all. */
async function expectNothingUnderCover(page: Page): Promise<void> {
  expect(await cardsOnPage(page)).toEqual([]);
  expect(await page.locator('.cover-me, .cover-up, .hand, svg').count()).toBe(0);
}

/** People who pass the device on, through whatever it shows, and look at everything it should not. */
class Circle {
  readonly #visit: Visit;
  readonly hands = new Map<string, string[]>();
  readonly kinds = new Set<string>();
  reveals = 0;
  #holder = '';
  #seq = 0;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async playToTheEnd(): Promise<void> {
    for (;;) {
      const moment = await momentAfter(this.#visit.page, this.#seq);
      if (moment.is === 'end') return;
      if (moment.is === 'cover') await this.#pass(moment.name);
      else if (moment.is === 'together') await this.#watch();
      else await this.#decide(moment.asks, moment.seq);
    }
  }

  async #pass(name: string): Promise<void> {
    const { page } = this.#visit;
    await expectNothingUnderCover(page);
    if (this.#holder === '') await this.#lookAt('pass-cover');
    this.#holder = name;
    this.#seq = 0;
    await button(page, `I’m ${name}: show my cards`).click();
  }

  async #watch(): Promise<void> {
    const { page } = this.#visit;
    expect(await modelsInHand(page)).toEqual([]);
    if (this.reveals === 0) await this.#lookAt('pass-together');
    this.reveals += 1;
    await button(page, en['pass.goOn']).click();
  }

  async #decide(kind: string, seq: number): Promise<void> {
    const { page } = this.#visit;
    const mine = await modelsInHand(page);
    const others = [...this.hands].flatMap(([name, hand]) => (name === this.#holder ? [] : hand));
    expect(mine.filter((card) => others.includes(card))).toEqual([]);
    // What another has sealed stays in its envelope.
    if (kind === 'play') expect(await page.locator('.envelope em').count()).toBe(0);
    this.hands.set(this.#holder, mine);
    this.kinds.add(kind);
    await choose(page, kind);
    this.#seq = seq;
  }

  async #lookAt(name: string): Promise<void> {
    await this.#visit.expectAccessible();
    await this.#visit.expectNoSidewaysScrolling();
    await this.#visit.picture(name);
  }
}

test('a whole game of Cover Me goes from hand to hand, and each sees only their own', async () => {
  const visit = await setUp({ screen: 'small' });
  const { page } = visit;
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await visit.picture('pass');
  await page.getByLabel('Short', { exact: true }).check();
  await page.getByLabel('Dealt', { exact: true }).check();
  await button(page, 'Deal the cards').click();
  // A reload shows nobody's hand.
  await button(page, 'I’m Anna: show my cards').click();
  await momentAfter(page, 0);
  await page.reload();
  await button(page, 'I’m Anna: show my cards').waitFor();
  await expectNothingUnderCover(page);

  // What Anna has sealed she can take back, by way of the cover.
  await button(page, 'I’m Anna: show my cards').click();
  await choose(page, await askedNow(page));
  await button(page, 'I’m Bo: show my cards').waitFor();
  await button(page, 'Let Anna choose again').click();
  await button(page, 'I’m Anna: show my cards').waitFor();
  await expectNothingUnderCover(page);

  const circle = new Circle(visit);
  await circle.playToTheEnd();
  expect([...circle.hands.keys()].sort()).toEqual(['Anna', 'Bo']);
  expect(circle.reveals).toBeGreaterThanOrEqual(24);
  expect([...circle.kinds].sort()).toEqual(expect.arrayContaining(['feature', 'play']));
  await visit.expectAccessible();
  await visit.picture('pass-end');
  await button(page, 'Play again').click();
  await button(page, /show my cards/).waitFor();
  await expectNothingUnderCover(page);
  await visit.end();
}, 240_000);

test('Cover Up is built one after the other, and scored before all', async () => {
  const visit = await setUp({ scheme: 'dark' });
  const { page } = visit;
  await page.getByLabel('Cover Up', { exact: true }).check();
  await page.getByText(en['pass.coverUp']).waitFor();
  await visit.picture('pass');
  await button(page, 'Deal the cards').click();
  const hands: string[][] = [];
  for (const name of ['Anna', 'Bo']) {
    await button(page, `I’m ${name}: show my cards`).waitFor();
    await expectNothingUnderCover(page);
    await visit.picture('pass-cover');
    await button(page, `I’m ${name}: show my cards`).click();
    await building(page, 1);
    const hand = await handOf(page);
    expect(hand).toHaveLength(5);
    expect(await page.locator('[data-lies]').count()).toBe(0);
    expect(await button(page, /hourglass/i).count()).toBe(0);
    await placeByKeys(page, { card: hand[0]!, o: 1, x: 0, y: 0 });
    hands.push(hand);
    if (name === 'Bo') await visit.picture('pass-cover-up');
    await button(page, 'Done').click();
    await button(page, /^Leave/).click();
  }
  expect(hands[1]).not.toEqual(hands[0]);
  await page.locator('.scoring').waitFor();
  await visit.expectAccessible();
  await visit.picture('pass-scoring');
  await button(page, en['pass.goOn']).click();
  for (const name of ['Anna', 'Bo']) {
    await button(page, `I’m ${name}: show my cards`).click();
    await page.locator('.returning label').first().click();
    await page.locator('.returning .deed').click();
  }
  // Bo holds the device, and builds on. CU-6.2: he has Anna's hand, with one card changed.
  await building(page, 2);
  const kept = (await handOf(page)).filter((card) => hands[0]!.includes(card));
  expect(kept).toHaveLength(4);
  await visit.end();
}, 120_000);

test('who is missing is told, and a game that is not here leads to a new one', async () => {
  const visit = await setUp();
  const { page } = visit;
  await page.getByLabel('Name of player 2').fill('Anna');
  await button(page, 'Deal the cards').click();
  await page.getByText(en['pass.trouble.same']).waitFor();
  await page.getByLabel('Name of player 2').fill('');
  await button(page, 'Deal the cards').click();
  await page.getByText(en['pass.trouble.two']).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pass-name-0');
  await visit.goTo(`${server.address}pass/AAAAAA`);
  await page.getByRole('link', { name: en['pass.new'] }).click();
  await button(page, 'Deal the cards').waitFor();
  await visit.end();
});
