// The pictures of README.md, from the product as it is. They are kept in docs/pictures; to be taken again when the look
// or the words in them change: PICTURES=1 scripts/web run npm run browser pictures
import { expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { asked, decide, sitDown as sitDownAtCoverMe } from './cover_me_table.ts';
import { bestPile, building, handOf, placeByKeys, sitDown, unhurried } from './cover_up_table.ts';
import { pictures } from './paths.ts';
import { serverForThisFile } from './server.ts';

const browser = browserForThisFile();
const server = serverForThisFile('--bot-ms', '20');
const isAsked = process.env['PICTURES'] !== undefined;

async function take(visit: Visit, name: string): Promise<void> {
  await visit.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await visit.page.screenshot({ path: `${pictures}/${name}.png` });
}

test.runIf(isAsked)('Cover Me: the season special, and why a model scores', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.setViewportSize({ width: 1200, height: 750 });
  await sitDownAtCoverMe(visit, server.address, { players: 2, deal: 'quick' });
  // Everything is told, so that the moment can be met.
  await page.evaluate(() => {
    localStorage.setItem('coverstory.settings', JSON.stringify({ theme: 'light', speed: 1 }));
    // Nothing waits to be read.
    localStorage.setItem('coverstory.coverMe.verdictsRead', '99');
  });
  await page.reload();
  const scores = page.locator('.magazine.own .verdict.scores');
  for (let decisions = 0; decisions < 60; ++decisions) {
    expect(await asked(page)).not.toBe('end');
    await decide(page);
    const told = page.locator('.say[data-asks]').or(scores);
    await told.first().waitFor();
    if ((await scores.count()) > 0) break;
  }
  await take(visit, 'cover-me');
  await visit.end();
});

test.runIf(isAsked)('Cover Up: three of the five glass cards are placed', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.setViewportSize({ width: 1200, height: 750 });
  await sitDown(visit, server.address, { players: 2, ...unhurried });
  await building(page, 1);
  const { pile } = bestPile(await handOf(page));
  for (const placement of pile.slice(0, 3)) await placeByKeys(page, placement);
  await take(visit, 'cover-up');
  await visit.end();
});
