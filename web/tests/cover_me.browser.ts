// Cover Me in a real browser, against the server as a user runs it: whole games through the page by mouse,
// touch and keyboard, taking back, coming back, and every page accessible. Pictures of each kind of
// decision are left in build/screenshots.
import { describe, expect, test } from 'vitest';
import { languages } from '../src/texts/languages.ts';
import { browserForThisFile, schemes, type Screen } from './browser.ts';
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
  test.each(['fictional', 'advanced'] as const)(
    'two players, %s',
    async (two_player) => {
      const visit = await browser.open();
      await sitDown(visit, server.address, { players: 2, two_player, ...short });
      await playToTheEnd(visit.page);
      await visit.page.locator('figure svg').waitFor();
      await visit.expectAccessible();
      await visit.picture(`cover-me-end-${two_player}`);
      await visit.end();
    },
    240_000,
  );

  test('four players: two browsers and two bots', async () => {
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
    await Promise.all([playToTheEnd(ada.page), playToTheEnd(bo.page)]);
    const headline = (page: typeof ada.page) => page.locator('.end h1').textContent();
    expect(await headline(ada.page)).toBe(await headline(bo.page));
    await ada.end();
    await bo.end();
  }, 300_000);
});

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

test('by keyboard alone, to the end', async () => {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 2, ...short });
  await playToTheEnd(visit.page, enter);
  await visit.end();
}, 240_000);

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
  await visit.picture('cover-me-special');
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
