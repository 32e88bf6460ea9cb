// Frames a second of Cover Me with five players, from Chromium's own trace: a card is dragged to and fro over
// the table, covers are sealed, and the reveal is told at its normal speed. Not a test: a machine that is
// busy drops frames. Run with: scripts/web run node bench/frames.mjs
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath, served } from './served.mjs';

/** The times between the frames that were drawn, in milliseconds, and how many were dropped. */
function framesOf(trace) {
  const events = JSON.parse(trace.toString()).traceEvents;
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const between = drawn.slice(1).map((at, i) => at - drawn[i]);
  return { between, dropped: events.filter(({ name }) => name === 'DroppedFrame').length };
}

function report(title, { between, dropped }) {
  const sorted = [...between].sort((a, b) => a - b);
  const part = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  console.log(
    `${title}: ${sorted.length} frames, median ${part(0.5)} ms, p95 ${part(0.95)} ms, p99 ${part(0.99)} ms, ${dropped} dropped`,
  );
}

async function traced(browser, page, title, action) {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'devtools.timeline.frame',
    ],
  });
  await action();
  report(title, framesOf(await browser.stopTracing()));
}

await served(['--bot-ms', '5'], async (address) => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.locator('select').first().waitFor();
    await page.getByLabel('Players').selectOption('5');
    await page.getByRole('button', { name: 'Play Cover Me now' }).click();
    const asks = (kind) => page.locator(`.say[data-asks="${kind}"]`).waitFor();
    await page.locator('.say').waitFor();
    for (;;) {
      await page.waitForFunction(() => document.querySelector('.say')?.dataset.asks);
      if ((await page.locator('.say').getAttribute('data-asks')) !== 'take') break;
      const seq = await page.locator('.say').getAttribute('data-seq');
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      await page.waitForFunction((was) => document.querySelector('.say')?.dataset.seq !== was, seq);
    }
    await asks('play');
    const card = await page.locator('.hand li > button').nth(2).boundingBox();
    await traced(browser, page, 'dragging a card', async () => {
      await page.mouse.move(card.x + 10, card.y + 30);
      await page.mouse.down();
      // A move for every frame, from within: the way from here to the browser takes longer than a frame.
      await page.evaluate(async () => {
        for (let i = 0; i < 240; ++i) {
          await new Promise(requestAnimationFrame);
          const turn = (i / 60) * 2 * Math.PI;
          const [clientX, clientY] = [700 + 400 * Math.cos(turn), 400 + 200 * Math.sin(turn)];
          const move = {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            buttons: 1,
            clientX,
            clientY,
          };
          document
            .querySelectorAll('.hand li > button')[2]
            .dispatchEvent(new PointerEvent('pointermove', move));
        }
      });
      await page.mouse.move(card.x + 10, card.y + 30);
      await page.mouse.up();
    });
    await traced(browser, page, 'sealing, reveal and markers', async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
      await page.locator('.covers .cover').first().waitFor();
      await asks('play');
    });
  } finally {
    await browser.close();
  }
});
