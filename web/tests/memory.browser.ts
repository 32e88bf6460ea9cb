// One's own games in a real browser: a game that is played to its end is there, is counted, can be reviewed, played
// again, and thrown away; on every screen, in both schemes.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { browserForThisFile, schemes, type Visit } from './browser.ts';
import { playToTheEnd, sitDown } from './cover_me_table.ts';
import { golden, screenshots } from './paths.ts';
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
);

/** Games as an album would have them, without playing them. */
async function fillAlbum(visit: Visit): Promise<void> {
  const names = [
    ['cover-me-four', 2, 'easy'],
    ['cover-me-three', 1, 'medium'],
    ['cover-me-five', 3, 'hard'],
    ['cover-me-short', 2, 'hard'],
    ['cover-up-two', 1, 'medium'],
    ['cover-up-alone', 0, 'easy'],
  ] as const;
  const games = await Promise.all(
    names.map(async ([name, seat, level], at) => {
      const record = await readFile(golden(name), 'utf8');
      const { game, seats } = JSON.parse(record.split('\n')[0]!);
      return {
        id: `here-TESTA${at + 2}`,
        place: 'here',
        code: `TESTA${at + 2}`,
        game,
        seat,
        seats: seats.map((_: string, other: number) =>
          other === seat
            ? { name: 'Ada' }
            : { name: ['Iris', 'Otto', 'Mina', 'Leo', 'Eva'][other], level },
        ),
        at: Date.UTC(2026, 10, 2 + at, 18, 30),
        record,
      };
    }),
  );
  await visit.page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('coverstory.album', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const game of all) transaction.objectStore('games').put(game);
          transaction.oncomplete = () => (opening.result.close(), resolve());
        };
      }),
    games,
  );
}

test('a game that was played is kept, counted, reviewed and played again', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await sitDown(visit, server.address, { players: 3, length: 'short' });
  await playToTheEnd(page);
  const story = page.locator('section.story');
  await story.locator('li').first().waitFor();
  await visit.expectAccessible();
  await story.scrollIntoViewIfNeeded();
  await visit.picture('game-story');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    story.getByRole('button', { name: en['memory.share.picture'] }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('cover-me.png');
  await picture.saveAs(`${screenshots}/shared-picture.png`);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await story.getByRole('button', { name: en['memory.share'], exact: true }).click();
  await page.getByText(en['puzzle.copied']).waitFor();
  // Some games turn nowhere and cost nothing: then that is said.
  const moments = page.locator('.moments');
  const last = moments.locator('[data-moment], p:not(:empty)').last();
  await moments.getByText(en['lookBack.moments.coming']).waitFor({ state: 'detached' });
  await last.waitFor();
  await moments.scrollIntoViewIfNeeded();
  await visit.picture('game-moments');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Cover Me');

  await visit.goTo(`${server.address}games`);
  const line = page.locator('section[aria-labelledby=finished] li');
  await line.locator('.score').waitFor();
  expect(await line.count()).toBe(1);
  expect(await line.textContent()).toContain('Cover Me');
  await visit.expectAccessible();

  await page.getByRole('link', { name: en['memory.statistics'] }).click();
  await page.locator('dl[data-games="1"]').waitFor();
  await page.goBack();

  await line.getByRole('link', { name: en['memory.review'] }).click();
  await page.locator('.look-back input[type=range]').waitFor({ state: 'attached' });
  await page.goBack();

  await visit.goTo(`${server.address}look-back`);
  await page.locator('section[aria-labelledby=kept] a').waitFor();

  await visit.goTo(`${server.address}games`);
  await line.getByRole('button', { name: en['memory.rematch'] }).click();
  await page.waitForURL(/\/t\//);
  await visit.end();
});

test('everything is saved as one file, and brought into another browser', async () => {
  const from = await browser.open();
  await from.goTo(`${server.address}games`);
  await fillAlbum(from);
  await from.page.evaluate(() => localStorage.setItem('coverstory.name', 'Ada'));
  await from.page.getByRole('link', { name: en['data.title'] }).click();
  await from.expectAccessible();
  await from.picture('data');
  const [saved] = await Promise.all([
    from.page.waitForEvent('download'),
    from.page.getByRole('button', { name: en['data.file.save'] }).click(),
  ]);
  const file = await readFile(await saved.path());
  await from.end();

  const visit = await browser.open({ screen: 'small', scheme: 'dark' });
  const { page } = visit;
  await visit.goTo(`${server.address}data`);
  const input = page.locator('input[type=file]');
  const open = (buffer: Buffer) =>
    input.setInputFiles({ name: 'cover-story.json', mimeType: 'application/json', buffer });
  await open(Buffer.from('{}'));
  await page.getByText(en['data.wrong.none']).waitFor();
  await open(file.subarray(0, -9));
  await page.getByText(en['data.wrong.none']).waitFor();
  await open(file);
  await page.getByText(en['data.found.sure']).waitFor();
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await visit.picture('data-found');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: en['data.found.yes'] }).click(),
  ]);
  expect(await page.evaluate(() => localStorage.getItem('coverstory.name'))).toBe('Ada');
  await visit.goTo(`${server.address}games`);
  await page.locator('section[aria-labelledby=finished] li').nth(5).waitFor();
  await visit.end();
});

test('games are thrown away one by one or all, and asked for twice', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await visit.goTo(`${server.address}games`);
  await page.getByText(en['memory.none']).waitFor();
  await fillAlbum(visit);
  await page.reload();
  const lines = page.locator('section[aria-labelledby=finished] li');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(6);
  await lines
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  expect(await lines.count()).toBe(6);
  await page.getByRole('button', { name: en['memory.delete.yes'] }).click();
  await page.waitForFunction(
    () => document.querySelectorAll('section[aria-labelledby=finished] li').length === 5,
  );
  await page.getByRole('button', { name: en['memory.delete.all'] }).click();
  await page.getByRole('button', { name: en['memory.delete.yes'] }).click();
  await page.getByText(en['memory.none']).waitFor();
  await page.reload();
  await page.getByText(en['memory.none']).waitFor();
  await visit.end();
});

test.each(
  (['desk', 'small'] as const).flatMap((screen) => schemes.map((scheme) => ({ screen, scheme }))),
)('games, statistics and awards fit and can be read: $screen, $scheme', async (settings) => {
  const visit = await browser.open(settings);
  const { page } = visit;
  await visit.goTo(`${server.address}games`);
  await fillAlbum(visit);
  await page.reload();
  await page.locator('.score').nth(5).waitFor();
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await visit.picture('my-games');

  await visit.goTo(`${server.address}statistics`);
  await page.locator('dl[data-games="2"]').waitFor();
  await visit.picture('statistics-cover-up');
  await page.getByRole('radio', { name: 'Cover Me' }).check();
  await page.locator('dl[data-games="4"]').waitFor();
  expect(await page.locator('dl').getAttribute('data-wins')).toBe('3');
  expect(Number(await page.locator('[data-won]').getAttribute('data-won'))).toBeGreaterThan(0);
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await page.locator('[data-award]').first().scrollIntoViewIfNeeded();
  await visit.picture('awards');
  await page.evaluate(() => scrollTo(0, 0));
  await visit.picture('statistics');
  await page.getByLabel(en['memory.choose.rivals']).selectOption('hard');
  await page.locator('dl[data-games="2"]').waitFor();
  await visit.end();
});

test.each(
  (['desk', 'small'] as const).flatMap((screen) => schemes.map((scheme) => ({ screen, scheme }))),
)('past puzzles have a calendar: $screen, $scheme', async (settings) => {
  const visit = await browser.open(settings);
  const { page } = visit;
  await page.clock.setFixedTime(new Date(2026, 10, 16, 9, 30));
  await page.addInitScript(() => {
    const result = (day: string, best: number) => [
      day,
      { tries: 2, best, pile: [], ms: 90_000, par: 12, finished: day },
    ];
    const kept = [
      result('2026-11-16', 12),
      result('2026-11-15', 14),
      result('2026-11-12', 13),
      result('2026-10-30', 12),
    ];
    localStorage.setItem('coverstory.puzzles', JSON.stringify(Object.fromEntries(kept)));
  });
  await visit.goTo(`${server.address}puzzles`);
  await page.locator('[data-streak="2"]').waitFor();
  expect(await page.locator('[data-finished]').getAttribute('data-finished')).toBe('4');
  await page.getByRole('link', { name: '15 November 2026: 14 points, par 12' }).waitFor();
  expect(await page.getByRole('link', { name: /^17 November/ }).count()).toBe(0);
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();
  await visit.picture('puzzle-calendar');
  await page.getByRole('button', { name: en['puzzle.month.before'] }).click();
  await page.getByRole('link', { name: /^30 October 2026: 12 points/ }).waitFor();
  await page.getByRole('link', { name: /^29 October 2026/ }).click();
  await page.waitForURL(/puzzle\/2026-10-29$/);
  await page.locator('.count[data-seen]:not([data-seen=""])').waitFor();
  await visit.end();
});
