// The lesson of Cover Up in a real browser: to its end by keys alone, by finger on a small phone, and in each
// language by its own buttons; every look of it accessible. Pictures are left in build/screenshots.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { places, stepNames } from '../src/cover_up/lesson/script.ts';
import { texts as da } from '../src/texts/da/index.ts';
import { texts as fi } from '../src/texts/fi/index.ts';
import { texts as nb } from '../src/texts/nb/index.ts';
import { texts as nl } from '../src/texts/nl/index.ts';
import { texts as sv } from '../src/texts/sv/index.ts';
import { browserForThisFile, type Settings, type Visit } from './browser.ts';
import { atOnce } from './cover_me_table.ts';
import { fingerHand, placeByHand, placeByKeys, tabTo } from './cover_up_table.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const server = serverForThisFile();

const atStep = (page: Page, name: (typeof stepNames)[number]) =>
  page.locator(`[data-step="${name}"]`).waitFor();

async function openLesson(settings: Settings): Promise<Visit> {
  const visit = await browser.open(settings);
  await atOnce(visit);
  await visit.goTo(`${server.address}learn/cover-up`);
  await atStep(visit.page, 'welcome');
  return visit;
}

test('by keys alone: each lesson is done, its mark is seen, and the keyboard is led on', async () => {
  const visit = await openLesson({});
  const { page } = visit;
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  const enter = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await visit.picture('learn-cover-up-welcome');
  await enter('Next');
  await focused(`[data-card="${places.first.card}"]`);
  await visit.expectAccessible();
  await placeByKeys(page, { ...places.first, x: -3 });
  await atStep(page, 'meet');
  await visit.picture('learn-cover-up-meet');
  await placeByKeys(page, places.second);
  await atStep(page, 'clash');
  await placeByKeys(page, places.thirdWrong);
  await atStep(page, 'turn');
  await page.locator('[data-conflicts="1"]').waitFor();
  await visit.picture('learn-cover-up-clash');
  await visit.expectAccessible();
  await page.keyboard.press('r');
  await atStep(page, 'flip');
  await placeByKeys(page, places.fourth);
  await atStep(page, 'loose');
  await placeByKeys(page, places.fifthLoose);
  await atStep(page, 'cover');
  await page.locator('[data-loose="1"]').waitFor();
  await visit.picture('learn-cover-up-loose');
  await placeByKeys(page, places.fifth);
  await atStep(page, 'hourglass');
  await focused('.deed');
  await page.keyboard.press('Enter');
  await atStep(page, 'score');
  await page.getByText(en['coverUp.step.flawless']).waitFor();
  await enter('Next');
  await atStep(page, 'par');
  await page.locator('[data-par="11"] svg').waitFor();
  await page.getByText('1 over par').waitFor();
  await visit.picture('learn-cover-up-par');
  await enter('Next');
  await atStep(page, 'end');
  await visit.expectAccessible();
  await tabTo(page, page.getByRole('link', { name: en['puzzle.title'] }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: en['puzzle.title'] }).waitFor();
  await visit.end();
});

test('by finger on a small phone, in Finnish; again and back', async () => {
  const visit = await openLesson({ screen: 'small', scheme: 'dark', locale: 'fi' });
  const { page } = visit;
  const hand = await fingerHand(page);
  const press = (name: string) => hand.tap(page.getByRole('button', { name, exact: true }));
  await press(fi['learnCoverUp.next']);
  await placeByHand(page, hand, places.first);
  await atStep(page, 'meet');
  await visit.expectNoSidewaysScrolling();
  await placeByHand(page, hand, places.second);
  await atStep(page, 'clash');
  await placeByHand(page, hand, places.thirdWrong);
  await atStep(page, 'turn');
  await visit.picture('learn-cover-up-clash');
  await visit.expectAccessible();
  await hand.tap(page.locator('[data-tool="turn"]'));
  await atStep(page, 'flip');
  await press(fi['learnCoverUp.back']);
  await atStep(page, 'turn');
  await press(fi['learnCoverUp.again']);
  await page.locator('[data-conflicts="1"]').waitFor();
  for (const next of ['flip', 'loose', 'cover', 'hourglass'] as const) {
    await press(fi['learnCoverUp.show']);
    await atStep(page, next);
  }
  await hand.tap(page.locator('.deed'));
  await atStep(page, 'score');
  await visit.picture('learn-cover-up-score');
  await visit.expectNoSidewaysScrolling();
  await press(fi['learnCoverUp.next']);
  await press(fi['learnCoverUp.next']);
  await atStep(page, 'end');
  await visit.expectAccessible();
  await press(fi['learnCoverUp.restart']);
  await atStep(page, 'welcome');
  await visit.end();
});

test.each([
  ['nl', nl],
  ['sv', sv],
  ['da', da],
  ['nb', nb],
] as const)('to its end in %s, by its own buttons', async (locale, texts) => {
  const visit = await openLesson({ locale, screen: 'phone' });
  const { page } = visit;
  for (const name of stepNames) {
    await atStep(page, name);
    expect(await page.locator('[data-step] h2').innerText()).toBe(
      texts[`learnCoverUp.step.${name}`],
    );
    expect(await page.locator('[data-step] .text').innerText()).toBe(
      texts[`learnCoverUp.text.${name}`],
    );
    await visit.expectNoSidewaysScrolling();
    if (name !== 'end') await page.locator('[data-step] .ways button').first().tap();
  }
  await page.getByRole('link', { name: texts['learnCoverUp.play'] }).waitFor();
  await visit.end();
});
