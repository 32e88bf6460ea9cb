// Cover Me in a real browser, against the server as a user runs it: whole games through the page by mouse,
// touch and keyboard, taking back, coming back, and every page accessible. Pictures of each kind of
// decision are left in build/screenshots.
import { describe, expect, test } from 'vitest';
import { languages } from '../src/texts/languages.ts';
import { browserForThisFile, schemes, type Screen, type Visit } from './browser.ts';
import {
  ask,
  asked,
  atOnce,
  click,
  decide,
  enter,
  playToTheEnd,
  sitDown,
  step,
  tap,
} from './cover_me_table.ts';
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
  '--tables-per-hour',
  '1000',
);

const short = { length: 'short', deal: 'quick' } as const;

describe('whole games through the page', () => {
  test.each([
    ['fictional', 'by keyboard alone', enter],
    ['advanced', 'by mouse', click],
  ] as const)(
    'two players, %s, %s',
    async (two_player, _, press) => {
      const visit = await browser.open();
      await sitDown(visit, server.address, { players: 2, two_player, ...short });
      await playToTheEnd(visit.page, press);
      await visit.page.locator('.front .winner').first().waitFor();
      await visit.page.locator('figure:not(.winner) svg').first().waitFor();
      await visit.expectAccessible();
      await visit.picture(`cover-me-end-${two_player}`);
      await visit.end();
    },
    240_000,
  );

  test('four players: two browsers and two bots; a spectator and a board who fall behind catch up', async () => {
    const [ada, bo] = [await browser.open(), await browser.open()];
    for (const visit of [ada, bo]) {
      await atOnce(visit);
      await visit.goTo(server.address);
    }
    const settings = { game: 'cover-me', level: 'easy', options: { players: 4, ...short } };
    const code = await ask(ada.page, { do: 'create', name: 'Ada', settings });
    await ask(bo.page, { do: 'join', table: code, name: 'Bo' });
    await ask(ada.page, { do: 'start', table: code, fill: true });
    for (const visit of [ada, bo]) await visit.goTo(`${server.address}t/${code}`);
    const [watcher, board] = [await browser.open(), await browser.open()];
    await watcher.goTo(`${server.address}t/${code}`);
    await board.goTo(`${server.address}t/${code}/board`);
    await Promise.all([playToTheEnd(ada.page), playToTheEnd(bo.page)]);
    // Those two see everything told, the players nothing: however far behind they are, they arrive.
    const headline = (page: typeof ada.page) => page.locator('.end h1').textContent();
    const totals = (page: typeof ada.page) => page.locator('.end .number b').allTextContents();
    for (const visit of [bo, watcher, board]) {
      await visit.page.locator('.end h1').waitFor({ timeout: 90_000 });
      expect(await headline(visit.page)).toBe(await headline(ada.page));
      expect(await totals(visit.page)).toEqual(await totals(ada.page));
    }
    // A shared screen offers nothing to decide.
    expect(await board.page.locator('.end nav, .end .next').count()).toBe(0);
    await board.picture('cover-me-board-end');
    for (const visit of [ada, bo, watcher, board]) {
      visit.expectNoWarnings();
      await visit.end();
    }
  }, 400_000);
});

test('between two seasons: what is to come is rated, what was is in print, and everything explains itself', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 4, ...short });
  const { page } = visit;
  expect(await asked(page)).toBe('play');
  // A picked cover shows what it would do: a ghost on each of its tracks, its face in the slot.
  await click(page.locator('.hand li > button').first());
  await page.locator('.own .laid .card').waitFor();
  expect(await page.locator('.trends .ghost').count()).toBe(3);
  await visit.picture('cover-me-preview');
  await page.keyboard.press('Escape');
  expect(await page.locator('.trends .ghost').count()).toBe(0);
  // Against easy bots a hint is offered: it picks, says why, and leaves the decision.
  await page.getByRole('button', { name: en['coverMe.hint'] }).click();
  await page.locator('.hand .picked').waitFor();
  expect(await page.locator('.say p').textContent()).toContain(en['coverMe.hint.why']);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.locator('.trait h2 button').allTextContents())
    .toEqual([en['coverMe.ofClothes'], en['coverMe.ofLength'], en['coverMe.ofHair']]);
  let kind = await asked(page);
  for (; kind !== 'take' && kind !== 'keep'; kind = await asked(page)) await decide(page);
  // CM-3.2, CM-6.4: fall comes, pattern counts, and only the influence row is still there.
  expect(await page.locator('.trait h2 button').first().textContent()).toContain(
    en['coverMe.ofPattern'],
  );
  await page.locator('.trait em', { hasText: en['coverMe.ahead.fall'] }).first().waitFor();
  const influential = await page.locator('.influence li').count();
  for (const trait of ['pattern', 'length', 'hair']) {
    const counts = await page.locator(`.trait.${trait} li b`).allTextContents();
    const sum = counts.reduce((all, text) => all + Number(/\d+/.exec(text)), 0);
    expect(sum, trait).toBe(influential);
  }
  await visit.picture('cover-me-between-seasons');
  // The season that was, again.
  await page.getByRole('button', { name: en['coverMe.print.spring'] }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('.featured').count()).toBeGreaterThanOrEqual(4);
  await visit.expectAccessible();
  await visit.picture('cover-me-print');
  await page.keyboard.press('Escape');
  // What everybody knows of a player: covers that came back to the hand were seen by all.
  await page.locator('.magazine .opens').first().click();
  await dialog.getByText(en['coverMe.panel.known']).waitFor();
  expect(await dialog.locator('ul button').count()).toBeGreaterThan(0);
  await visit.expectAccessible();
  await visit.picture('cover-me-panel');
  await page.keyboard.press('Escape');
  // A line of the log opens its card.
  await page.locator('.course li.count button').first().click();
  await dialog.locator('.card-sheet').waitFor();
  await page.keyboard.press('Escape');
  // A part explains itself to the keyboard, and the traits open the game at a glance.
  await page.locator('[data-place="next"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor();
  await page.locator('.trait h2 button').first().click();
  await dialog.locator('.aid').waitFor();
  await visit.expectAccessible();
  await visit.picture('cover-me-aid');
  await page.keyboard.press('Escape');
  visit.expectNoWarnings();
  await visit.end();
}, 120_000);

test('a sealed cover can be changed and taken back until the reveal', async () => {
  const [ada, bo] = [await browser.open(), await browser.open()];
  for (const visit of [ada, bo]) {
    await atOnce(visit);
    await visit.goTo(server.address);
  }
  const settings = { game: 'cover-me', options: { players: 3, deal: 'quick' } };
  const code = await ask(ada.page, { do: 'create', name: 'Ada', settings });
  await ask(bo.page, { do: 'join', table: code, name: 'Bo' });
  await ask(ada.page, { do: 'start', table: code, fill: true });
  for (const visit of [ada, bo]) await visit.goTo(`${server.address}t/${code}`);
  const { page } = ada;
  expect(await asked(page)).toBe('play');
  await decide(page);
  await page.getByRole('heading', { name: /^Sealed: / }).waitFor();
  await ada.picture('cover-me-sealed');
  const first = await page.locator('.say h2').textContent();
  await click(page.locator('.hand li:not(.sealed) > button').nth(3));
  await page.getByRole('button', { name: 'Seal the cover' }).click();
  await page.waitForFunction(
    (was) => document.querySelector('.say h2')?.textContent !== was,
    first,
  );
  await page.getByRole('heading', { name: /^Sealed: / }).waitFor();
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect(await asked(page)).toBe('play');
  await decide(page);
  await decide(bo.page);
  await page.locator('.covers .cover').first().waitFor();
  await ada.end();
  await bo.end();
});

test('by touch on a phone, to the end', async () => {
  const visit = await browser.open({ screen: 'small' });
  await sitDown(visit, server.address, { players: 3, ...short });
  await visit.expectNoSidewaysScrolling();
  await playToTheEnd(visit.page, tap);
  await visit.expectNoSidewaysScrolling();
  await visit.picture('cover-me-end');
  await visit.end();
}, 240_000);

/** What the page says of the magazines: their prestige so far, and how many list what has scored. */
async function totalsOn(page: Visit['page']): Promise<object> {
  const figures = await page.locator('.magazine .points b').allTextContents();
  return { figures, lists: await page.locator('.magazine .won').count() };
}

test('CM-6.5: hidden totals are shown nowhere before the end, and the end has them all', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 2, totals: 'hidden', ...short });
  const { page } = visit;
  // Those who are level are told so before they vote: the last season is over (CM-10.3).
  for (let is_over = false, kind = await asked(page); kind !== 'end'; kind = await asked(page)) {
    is_over ||= kind === 'vote';
    if (!is_over) expect(await totalsOn(page)).toEqual({ figures: ['?', '?'], lists: 0 });
    await decide(page);
  }
  await page.locator('.end td.number b').nth(1).waitFor();
  const prestige = await page.locator('.end td.number b').allTextContents();
  expect(prestige).toHaveLength(2);
  for (const figure of prestige) expect(figure).toMatch(/^\d+$/);
  await page.locator('figure:not(.winner) svg').waitFor();
  await visit.end();
}, 240_000);

test('CM-6.5: shown totals are there from the beginning', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 3, ...short });
  await asked(visit.page);
  expect(await totalsOn(visit.page)).toEqual({ figures: ['0', '0', '0'], lists: 3 });
  await visit.end();
});

test('by keyboard alone: digits, letters, Enter and Escape', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 3 });
  const { page } = visit;
  while ((await asked(page)) === 'take') {
    const before = await step(page);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>('.say')?.dataset['seq']) > seq,
      before,
    );
  }
  await page.keyboard.press('2');
  await page.locator('.hand .picked').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hand .picked').waitFor({ state: 'detached' });
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.locator('.covers .cover').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await decide(page, enter);
  await visit.end();
});

test('by dragging: a card onto the own row is the cover', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 3, deal: 'quick' });
  const { page } = visit;
  expect(await asked(page)).toBe('play');
  const card = page.locator('.hand li > button').nth(2);
  const name = await card.getAttribute('title');
  await card.dragTo(page.locator('.slot.mine'), { sourcePosition: { x: 8, y: 60 } });
  await page.locator(`.own .cover[title="${name}"]`).waitFor();
  await visit.end();
});

test('by dragging with a finger, on a phone', async () => {
  const visit = await browser.open({ screen: 'phone' });
  await sitDown(visit, server.address, { players: 3, deal: 'quick' });
  const { page } = visit;
  expect(await asked(page)).toBe('play');
  const card = page.locator('.hand li > button').nth(1);
  const name = await card.getAttribute('title');
  const [from, to] = [await card.boundingBox(), await page.locator('.slot.mine').boundingBox()];
  const finger = await visit.context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', from!.x + 8, from!.y + 60);
  await touch('touchMove', from!.x + 8, from!.y - 20);
  await touch('touchMove', to!.x + 20, to!.y + 30);
  await touch('touchEnd', 0, 0);
  await page.locator(`.own .cover[title="${name}"]`).waitFor();
  await visit.end();
});

test('the hand is laid in an own order, by dragging and by keys', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 3, deal: 'quick' });
  const { page } = visit;
  await asked(page);
  await page.locator('.hand .dots').first().waitFor();
  const cards = page.locator('.hand li > button');
  const hand = () => cards.evaluateAll((found) => found.map((card) => card.getAttribute('title')));
  const [first, second, third, ...rest] = await hand();
  await cards.nth(0).dragTo(cards.nth(2), {
    sourcePosition: { x: 8, y: 60 },
    targetPosition: { x: 40, y: 60 },
  });
  expect(await hand()).toEqual([second, third, first, ...rest]);
  await cards.nth(0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  expect(await hand()).toEqual([third, second, first, ...rest]);
  await page.reload();
  await asked(page);
  expect(await hand()).toEqual([third, second, first, ...rest]);
  await visit.end();
});

test('a reload in the middle comes back to the same place', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 3, deal: 'quick' });
  const { page } = visit;
  await decide(page);
  await asked(page);
  const hand = () =>
    page
      .locator('.hand li > button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('title')).sort());
  const before = await hand();
  await page.reload();
  await asked(page);
  expect(await hand()).toEqual(before);
  expect(await page.locator('.own .cover').count()).toBe(1);
  await page.getByRole('button', { name: en['coverMe.course'] }).first().click();
  expect(await page.getByRole('dialog').getByText('shows').count()).toBe(3);
  await visit.end();
});

test('a lost network in the middle is told, healed, and the game goes on in the same document', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 2, ...short });
  const { page } = visit;
  await decide(page);
  expect(await asked(page)).toBe('play');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visit.context.setOffline(true);
  await page.getByText(en['line.offline']).waitFor();
  // What is chosen without a network is sent when it is back, and counts once.
  const before = await step(page);
  await click(page.locator('.hand li > button').nth(1));
  await page.locator('.say .go:not(:disabled)').click();
  await visit.context.setOffline(false);
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.say')?.dataset['seq']) > seq,
    before,
  );
  await playToTheEnd(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // A browser writes failed connections to its console: the visit is closed without asking for errors.
  await visit.context.close();
}, 240_000);

test('the result: the record is downloaded, the game is watched again, a rematch begins', async () => {
  const visit = await browser.open();
  const code = await sitDown(visit, server.address, { players: 2, ...short });
  const { page } = visit;
  await playToTheEnd(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`cover-me-${code}.jsonl`);
  const file = await download.path();
  await page.getByRole('button', { name: en['coverMe.end.replay'] }).click();
  await page.getByLabel('Jump to a season').selectOption({ index: 3 });
  await page.getByRole('heading', { name: 'Fall', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Forward' }).click();
  await visit.expectAccessible();
  await visit.picture('cover-me-replay');
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('group', { name: 'Replay' }).waitFor();
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.href.includes(code));
  await asked(page);
  await visit.end();
}, 240_000);

test('the last season is told before the result comes', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 2, ...short });
  const { page } = visit;
  const last = page.locator(
    'header:has-text("Fall"):has-text("Year 4") li:nth-child(3)[aria-current]',
  );
  while ((await asked(page)) !== 'play' || (await last.count()) === 0) await decide(page);
  await page.evaluate(() =>
    localStorage.setItem('coverstory.settings', JSON.stringify({ theme: 'system', speed: 2 })),
  );
  await page.reload();
  await asked(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.locator('.magazine .match').last().waitFor();
  // A choice in the season special, where there is one, is made when it has been asked.
  const judged = page.locator('.judged');
  await Promise.race([judged.first().waitFor(), page.locator('.say[data-asks=feature]').waitFor()]);
  if ((await judged.count()) === 0) await decide(page);
  await judged.first().waitFor();
  // Whoever is new to it reads the verdict on the own covers as long as they like: what counted, what was missed.
  await page.getByRole('button', { name: en['coverMe.do.on'] }).waitFor();
  expect(await page.locator('.own .judgement .one').count()).toBeGreaterThanOrEqual(3);
  await visit.picture('cover-me-special');
  await page.getByRole('button', { name: en['coverMe.do.on'] }).click();
  await page.locator('.end h1, .say[data-asks=vote]').first().waitFor();
  await visit.end();
}, 240_000);

describe.each(['desk', 'small'] satisfies Screen[])('on a %s', (screen) => {
  test.each(schemes)(
    'in %s the decisions fit and are accessible',
    async (scheme) => {
      const visit = await browser.open({ screen, scheme });
      await sitDown(visit, server.address, { players: 5 });
      const { page } = visit;
      const seen = new Set<string>();
      for (let at = 0; at < 10; ++at) {
        const kind = await asked(page);
        if (!seen.has(kind)) {
          await visit.picture(`cover-me-${kind}`);
          await visit.expectAccessible();
          await visit.expectNoSidewaysScrolling();
          seen.add(kind);
        }
        await decide(page);
      }
      expect([...seen]).toContain('play');
      await visit.end();
    },
    120_000,
  );
});

test.each(languages)('the table speaks %s and fits a small phone', async (language) => {
  const visit = await browser.open({ screen: 'small', locale: language });
  await sitDown(visit, server.address, { players: 4, deal: 'quick' });
  expect(await asked(visit.page)).toBe('play');
  const { coverMe } = await import(`../src/texts/${language}/cover_me.ts`);
  await visit.page.getByRole('list', { name: coverMe['coverMe.hand'] }).waitFor();
  await click(visit.page.locator('.hand li > button').nth(2));
  await visit.page.getByRole('button', { name: coverMe['coverMe.do.play'] }).waitFor();
  await visit.expectNoSidewaysScrolling();
  await visit.picture(`cover-me-in-${language}`);
  await visit.end();
});

test('with reduced motion everything is told, and nothing moves', async () => {
  const visit = await browser.open({ reducedMotion: 'reduce' });
  await visit.context.addInitScript(() =>
    localStorage.setItem('coverstory.settings', JSON.stringify({ theme: 'system', speed: 1 })),
  );
  await sitDown(visit, server.address, { players: 3, deal: 'quick' });
  const { page } = visit;
  expect(await asked(page)).toBe('play');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^(In fashion now|Fashion moves on)$/ }).waitFor();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .filter((frame) => 'transform' in frame).length,
  );
  expect(moving).toBe(0);
  expect(await asked(page)).toBe('play');
  await visit.end();
});

test('the board shows the table to everyone, without a hand', async () => {
  const [ada, screen] = [await browser.open(), await browser.open()];
  const code = await sitDown(ada, server.address, { players: 4, deal: 'quick' });
  await decide(ada.page);
  await asked(ada.page);
  await atOnce(screen);
  await screen.goTo(`${server.address}t/${code}/board`);
  await screen.page.locator('.covers .cover').first().waitFor();
  expect(await screen.page.locator('.hand').count()).toBe(0);
  await screen.expectAccessible();
  await screen.picture('cover-me-board');
  await ada.end();
  await screen.end();
});
