// The lesson of Cover Me in a real browser: to its end in each language, by mouse, touch and keyboard alone, on
// a desk and on a phone; at its own pace too, back, again and out. A learner here does what the coach asks
// for and nothing cleverer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages, type Language } from '../src/texts/languages.ts';
import { browserForThisFile, type Settings, type Visit } from './browser.ts';
import { asked, atOnce, click, decide, enter, tap, type Press } from './cover_me_table.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const server = serverForThisFile('--bot-ms', '5');

async function begin(settings: Settings, speed: 'at once' | 'paced' = 'at once'): Promise<Visit> {
  const visit = await browser.open(settings);
  if (speed === 'at once') await atOnce(visit);
  await visit.goTo(`${server.address}learn/cover-me`);
  await visit.page.locator('[data-page=pick]').waitFor();
  return visit;
}

const nameOf = async (page: Page): Promise<string> =>
  (await page.locator('section[data-page]').getAttribute('data-page')) ?? '';

/** Goes one page on: by the coach's button, or by deciding what the table asks. */
async function goOn(page: Page, press: Press): Promise<void> {
  const before = await page.locator('[data-page]').textContent();
  const button = page.locator('[data-page] .ways .go');
  if ((await button.count()) > 0) await press(button);
  else await decide(page, press);
  await page.waitForFunction(
    (was) => document.querySelector('[data-page]')?.textContent !== was,
    before,
  );
}

/** Reads and plays to the last page; answers with the names of the pages. */
async function learn(
  page: Page,
  press: Press,
  at: (name: string) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const names: string[] = [];
  for (let name = await nameOf(page); name !== 'end'; name = await nameOf(page)) {
    names.push(name);
    expect(names.length).toBeLessThan(60);
    await at(name);
    await goOn(page, press);
  }
  await at('end');
  return [...names, 'end'];
}

/** What the coach points at is in the window, and neither panel nor sheet lies over its middle. */
async function expectUncovered(page: Page): Promise<void> {
  const pointed = await page.waitForFunction(() => {
    const ring = document.querySelector<HTMLElement>('.ring')?.getBoundingClientRect();
    if (ring === undefined) return 'nothing is pointed at';
    const panel = document.querySelector('section[data-page]')!.getBoundingClientRect();
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    const isCovered = x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
    return !isCovered && y > 0 && y < innerHeight ? 'seen' : undefined;
  });
  expect(await pointed.jsonValue()).toBe('seen');
}

const ways: Record<Language, { settings: Settings; press: Press }> = {
  en: { settings: { screen: 'desk' }, press: click },
  nl: { settings: { screen: 'small' }, press: tap },
  fi: { settings: { screen: 'small', scheme: 'dark' }, press: tap },
  sv: { settings: { screen: 'desk', scheme: 'dark' }, press: enter },
  da: { settings: { screen: 'phone' }, press: tap },
  nb: { settings: { screen: 'desk' }, press: enter },
};

test.each(languages)('the lesson in %s, to its end', async (language) => {
  const { settings, press } = ways[language];
  const visit = await begin({ ...settings, locale: language });
  const { page } = visit;
  const { learnCoverMe } = await import(`../src/texts/${language}/learn_cover_me.ts`);
  const names = await learn(page, press, async (name) => {
    if (['pick', 'revealed', 'third', 'verdict', 'end'].includes(name)) {
      await visit.picture(`learn-cover-me-${name}-${language}`);
    }
    // The covers have left the row by then: the coach has them, and what they were judged by.
    if (name === 'verdict') expect(await page.locator('[data-page] .traits').count()).toBe(3);
    if (name === 'revealed' || name === 'end') return;
    await expectUncovered(page);
    const title = await page.locator('[data-page] h2').textContent();
    if (name !== 'moved') expect(title).toBe(learnCoverMe[`learnCoverMe.${name}`]);
  });
  expect(names).toEqual(expect.arrayContaining(['revealed', 'third', 'verdict', 'spring']));
  await visit.expectNoSidewaysScrolling();
  await visit.expectAccessible();
  await page.getByRole('button', { name: learnCoverMe['learnCoverMe.play'] }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{10}$/);
  await visit.end();
});

test('by keyboard alone, without ever reaching for a place', async () => {
  const visit = await begin({});
  const { page } = visit;
  // Enter goes on: the focus is led to the coach's button, or to what is to be chosen.
  for (let at = 0; (await nameOf(page)) !== 'end' && at < 60; ++at) {
    const before = await page.locator('[data-page]').textContent();
    await page.waitForFunction(() =>
      document.activeElement?.matches('[data-page] .go, .hand button, .tray button'),
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (was) =>
        document.querySelector('[data-page]')?.textContent !== was ||
        document.querySelector('.picked') !== null,
      before,
    );
    if ((await page.locator('.picked').count()) > 0) await page.keyboard.press('Enter');
  }
  expect(await nameOf(page)).toBe('end');
  await visit.end();
});

test('back and again lead over the decisions, and out of the lesson', async () => {
  const visit = await begin({});
  const { page } = visit;
  const coach = page.getByRole('region', { name: 'Coach' });
  await click(page.locator('.hand li > button').nth(2));
  await page.locator('[data-page=seal]').waitFor();
  await page.getByRole('button', { name: 'Seal the cover' }).click();
  await page.locator('[data-page=revealed]').waitFor();
  expect(await page.locator('.own .cover').count()).toBe(1);
  await coach.getByRole('button', { name: 'Back' }).click();
  await page.locator('[data-page=pick]').waitFor();
  expect(await page.locator('.own .cover').count()).toBe(0);
  await coach.getByRole('button', { name: 'Choose for me' }).click();
  await page.locator('[data-page=revealed]').waitFor();
  await coach.getByRole('link', { name: 'End the lesson' }).click();
  await page.getByRole('heading', { name: en['home.headline'] }).waitFor();
  await visit.end();
});

test('on a phone no key is spoken of, and nothing wears the ring of focus', async () => {
  const visit = await begin({ screen: 'phone' });
  const { page } = visit;
  await learn(page, tap, async () => {
    expect(await page.locator('[data-page]').textContent()).not.toMatch(/Enter|1 to 9|[Kk]ey/);
    expect(await page.locator(':focus-visible').count()).toBe(0);
  });
  await visit.end();
});

test('at its own pace the reveal is watched, skipped, and shown again', async () => {
  const visit = await begin({}, 'paced');
  const { page } = visit;
  const coach = page.getByRole('region', { name: 'Coach' });
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.locator('[data-page=watch]').waitFor();
  await visit.picture('learn-cover-me-watch');
  await coach.getByRole('button', { name: 'Next' }).click();
  await page.locator('[data-page=revealed]').waitFor();
  await coach.getByRole('button', { name: 'Show it again' }).click();
  await page.locator('[data-page=watch]').waitFor();
  // Untouched it tells everything and comes to the same page.
  await page.locator('[data-page=revealed]').waitFor();
  await visit.end();
});

test('with reduced motion the coach goes on too, and nothing flies', async () => {
  const visit = await begin({ reducedMotion: 'reduce' }, 'paced');
  const { page } = visit;
  expect(await asked(page)).toBe('play');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.locator('[data-page=watch]').waitFor();
  expect(await page.locator('.afloat').count()).toBe(0);
  await page.locator('[data-page=revealed]').waitFor();
  await visit.end();
});

test('help begins with a coach, and a number leads to its clause', async () => {
  const visit = await begin({});
  const { page } = visit;
  await page.keyboard.press('?');
  const help = page.locator('[data-moment=cover]');
  await help.getByRole('heading', { name: 'Now: choosing a cover' }).waitFor();
  await help.getByText(en['helpCoverMe.coach.cover']).waitFor();
  await help.locator('.picture svg').first().waitFor();
  await help.getByText(en['helpCoverUp.clauses']).click();
  expect(await help.locator('[data-clause]').first().getAttribute('data-clause')).toBe('CM-4.1');
  await visit.expectAccessible();
  await visit.picture('cover-me-help');
  const link = help.getByRole('link', { name: 'CM-4.3' }).first();
  const [rules] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await rules.locator('#CM-4\\.3.marked').waitFor();
  expect(new URL(rules.url()).pathname).toBe('/rules/cover-me/CM-4-3');
  await rules.close();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await visit.end();
});
