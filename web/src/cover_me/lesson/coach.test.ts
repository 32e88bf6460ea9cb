// The coach, driven by the real engine: whatever a learner chooses, the lesson goes on to its end, and no page
// asks for what cannot be done.
import { beforeAll, expect, test } from 'vitest';
import type { CoverMe } from '../../engine/cover_me.ts';
import { testEngine } from '../../engine/testing.ts';
import type { Card, Choice } from '../../protocol/cover_me.ts';
import { showLanguage } from '../../texts/texts.svelte.ts';
import { textOfPage, titleOfPage, type Seen } from './coach_words.ts';
import { Coach } from './coach.svelte.ts';
import { seedOfTheLesson } from './lesson_game.ts';
import { parts, type PageName } from './script.ts';

const names = ['Ada', 'Ingrid', 'Milo'];
let engine: CoverMe;
beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as never;
  await showLanguage('en');
  engine = (await testEngine()).coverMe;
});

/** Numbers that are always the same for a seed, to choose by. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const begin = (seed?: string, picked: () => Card | undefined = () => undefined) =>
  new Coach(engine, names, picked, seed);

const seenBy = (coach: Coach): Seen => ({
  engine,
  table: coach.table,
  events: coach.events,
  hand: coach.table.game!.hand,
  picked: coach.table.game!.hand[0],
  hasKeys: false,
});

const legalOf = (coach: Coach): readonly Choice[] => coach.table.mine!.legal;

async function choose(coach: Coach, choice: Choice): Promise<void> {
  expect(await coach.send({ do: 'choose', choice })).toMatchObject({ ok: true });
}

/** Goes one page on: reads, or decides by chance. */
async function goOn(coach: Coach, roll: (below: number) => number): Promise<void> {
  const { asks } = coach.page;
  if (asks === undefined) return coach.next();
  const legal = legalOf(coach);
  expect(legal[0]!.kind).toBe(asks);
  await choose(coach, legal[roll(legal.length)]!);
}

/** All pages of a lesson with chance decisions, until the last. */
async function read(
  coach: Coach,
  roll: (below: number) => number,
  visit: (page: PageName) => void = () => undefined,
): Promise<PageName[]> {
  const seen: PageName[] = [];
  while (!coach.isLast && seen.length < 60) {
    seen.push(coach.name);
    visit(coach.name);
    await goOn(coach, roll);
  }
  visit(coach.name);
  return [...seen, coach.name];
}

const seeds = Array.from({ length: 40 }, (_, at) => `${at}`.padStart(32, 'a'));

test('whatever is chosen, the lesson comes to its end and every page has its say', async () => {
  const met = new Set<PageName>();
  for (const [at, seed] of seeds.entries()) {
    const coach = begin(seed);
    const pages = await read(coach, dice(at), (page) => {
      const words = `${titleOfPage(page, seenBy(coach))}: ${textOfPage(page, seenBy(coach))}`;
      expect(words, `seed ${seed}, page ${page}`).toMatch(/^[^{}]+: [^{}]{40,}$/);
      expect(words).not.toMatch(/undefined|NaN|: \.|, ,/);
    });
    expect(pages.at(-1)).toBe('end');
    pages.forEach((page) => met.add(page));
    coach.end();
  }
  for (const page of ['feature', 'take', 'keep'] as const) expect(met).toContain(page);
});

test('it begins with a card to play, and takes about a dozen steps', async () => {
  for (const [at, seed] of seeds.entries()) {
    const coach = begin(seed);
    expect(coach.page.asks).toBe('play');
    const pages = await read(coach, dice(at));
    // A card that is picked is to be sealed: a step of its own on the page.
    const again = pages.filter((page) => page === 'more').length;
    expect(pages.length + 1 - again).toBeGreaterThanOrEqual(10);
    expect(pages.length + 1 - again).toBeLessThanOrEqual(13);
    coach.end();
  }
});

test('keys are spoken of only where there are some', () => {
  const coach = begin();
  const words = (hasKeys: boolean) => textOfPage('pick', { ...seenBy(coach), hasKeys });
  expect(words(true)).toMatch(/Enter/);
  expect(words(false)).not.toMatch(/Enter|[Kk]ey/);
  expect(words(true).startsWith(words(false))).toBe(true);
  coach.end();
});

test('CM-6.2 the verdict is shown where the model has gone, with what it brought', async () => {
  const met = new Set<string>();
  for (const [at, seed] of seeds.entries()) {
    const coach = begin(seed);
    await read(coach, dice(at), (page) => {
      if (page !== 'verdict') return;
      const scored = coach.table.game!.scored!;
      const text = textOfPage(page, seenBy(coach));
      expect(coach.place).toBe(scored[0]!.length > 0 ? 'magazine' : 'influence');
      expect(/ and scores |all three score/.test(text)).toBe(scored[0]!.length > 0);
      met.add(coach.place);
    });
    coach.end();
  }
  expect(met.size).toBe(2);
});

test('the parts of the lesson come in their order', async () => {
  for (const [at, seed] of seeds.slice(0, 10).entries()) {
    const coach = begin(seed);
    const order: number[] = [];
    await read(coach, dice(at), () => order.push(parts.indexOf(coach.page.part)));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(parts.length);
    coach.end();
  }
});

test('a page that asks for a decision waits for it', () => {
  const coach = begin();
  expect(coach.name).toBe('pick');
  coach.next();
  expect(coach.name).toBe('pick');
  coach.end();
});

test('who decides before reading on is followed', async () => {
  const coach = begin();
  await choose(coach, legalOf(coach)[0]!);
  expect(coach.name).toBe('revealed');
  await choose(coach, legalOf(coach)[0]!);
  expect(coach.name).toBe('moved');
  coach.end();
});

test('a picked card is to be sealed, and one put back is to be picked again', () => {
  let picked: Card | undefined;
  const coach = begin(undefined, () => picked);
  const names = [coach.name];
  picked = coach.table.game!.hand[3];
  names.push(coach.name);
  picked = undefined;
  names.push(coach.name);
  expect(names).toEqual(['pick', 'seal', 'pick']);
  coach.end();
});

test('what the rules forbid is refused with a sentence, and nothing changes', async () => {
  const coach = begin();
  const before = coach.table;
  const answer = await coach.send({ do: 'choose', choice: { kind: 'vote', extra: true } });
  expect(answer).toMatchObject({ ok: false, why: expect.stringMatching(/^CM-\d+/) });
  expect(await coach.send({ do: 'leave' })).toMatchObject({ ok: false });
  expect(coach.table).toBe(before);
  coach.end();
});

test('back goes from the end to the beginning, over every decision', async () => {
  const coach = begin(seeds[3]);
  const deal = coach.table.game!.hand;
  const forth = await read(coach, dice(3));
  const back: PageName[] = [];
  while (coach.canGoBack && back.length < 80) {
    coach.back();
    back.push(coach.name);
  }
  expect(back.reverse()).toEqual(forth.slice(0, -1));
  expect(coach.table.game!.hand).toEqual(deal);
  coach.end();
});

test('what was shown is shown again from its beginning, and ends in the same place', async () => {
  const coach = begin();
  await choose(coach, legalOf(coach)[0]!);
  const { game } = coach.table;
  const beginnings: number[] = [];
  await coach.tellAgain(async () => void beginnings.push(coach.table.game!.month));
  expect(beginnings).toEqual([1]);
  expect(coach.table.entries.flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining({ e: 'month', month: 1 }),
  );
  expect(coach.table.game).toEqual(game);
  coach.end();
});

test('again begins with the same deal', async () => {
  const coach = begin();
  const deal = coach.table.game!.hand;
  await read(coach, dice(7));
  coach.startAgain();
  expect(coach.name).toBe('pick');
  expect(coach.table.game).toMatchObject({ month: 1, hand: deal });
  coach.end();
});

test('who would rather go on is decided for, to the end', async () => {
  const coach = begin();
  for (let at = 0; !coach.isLast && at < 60; ++at) {
    const { asks } = coach.page;
    if (asks === undefined) coach.next();
    else coach.chooseForMe();
  }
  expect(coach.isLast).toBe(true);
  coach.end();
});

test('the deal of the lesson has models of every value, and a tie', () => {
  const coach = begin(seedOfTheLesson);
  const { trends, values } = engine.trends(coach.table.game!, coach.table.game!.hand);
  expect(new Set(values.map(({ value }) => value))).toEqual(new Set([0, 1, 2, 3]));
  expect([trends.pattern, trends.length, trends.hair].some((found) => found!.length > 1)).toBe(
    true,
  );
  coach.end();
});
