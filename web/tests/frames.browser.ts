// The frame budget with five players: dragging a card never keeps the page's thread for longer than a frame, and
// no scene of a reveal does for as long as one would feel it. How many frames are drawn tells bench/frames.mjs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForThisFile, type Visit } from './browser.ts';
import { asked, decide, sitDown } from './cover_me_table.ts';
import { serverForThisFile } from './server.ts';
import { longestTaskMs } from './tasks.ts';

const frameMs = 1000 / 60;
/** From here on a task is called long. */
const longMs = 50;

const browser = browserForThisFile();
const server = serverForThisFile();

/** At a table of five that is to choose covers. */
async function amongFive(): Promise<Visit> {
  const visit = await browser.open();
  await sitDown(visit, server.address, { players: 5, length: 'short', deal: 'quick' });
  while ((await asked(visit.page)) !== 'play') await decide(visit.page);
  return visit;
}

/** A card to and fro over the table, a move for each frame, and back to its place. */
async function drag(page: Page): Promise<void> {
  const card = (await page.locator('.hand li > button').nth(2).boundingBox())!;
  await page.mouse.move(card.x + 10, card.y + 30);
  await page.mouse.down();
  // From within: the way from here to the browser takes longer than a frame.
  await page.evaluate(async () => {
    const lifted = document.querySelectorAll('.hand li > button')[2]!;
    for (let i = 0; i < 60; ++i) {
      await new Promise(requestAnimationFrame);
      const turn = (i / 60) * 2 * Math.PI;
      const [clientX, clientY] = [700 + 400 * Math.cos(turn), 400 + 200 * Math.sin(turn)];
      const move = { bubbles: true, pointerId: 1, isPrimary: true, buttons: 1, clientX, clientY };
      lifted.dispatchEvent(new PointerEvent('pointermove', move));
    }
  });
  await page.mouse.move(card.x + 10, card.y + 30);
  await page.mouse.up();
  await page.keyboard.press('Escape');
}

test('dragging a card over the table stays within a frame', async () => {
  const visit = await amongFive();
  const longest = await longestTaskMs(visit, frameMs, () => drag(visit.page));
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(frameMs);
  await visit.end();
});

test('sealing and the reveal at its normal speed have no long task', async () => {
  const visit = await amongFive();
  await visit.page.evaluate(() => {
    localStorage.setItem('coverstory.settings', JSON.stringify({ theme: 'system', speed: '1' }));
  });
  await visit.page.reload();
  const longest = await longestTaskMs(visit, longMs, async () => {
    await decide(visit.page);
    await asked(visit.page);
  });
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(longMs);
  await visit.end();
});
