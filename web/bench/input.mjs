// From an input to what is painted of it, at a table of Cover Me with four players on a phone whose processor is four times slower than
// this one: the browser's own event timing for every tap, and the tasks of the page's thread meanwhile in processor time (times
// four), which other work of the machine does not make longer. Then the same while a card is dragged.
// Not a test: a machine that is busy answers late. Run with: scripts/web run node bench/input.mjs
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath, served } from './served.mjs';
import { taskMs } from './tasks.mjs';

const slower = 4;
const decisions = 12;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const part = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
};

function report(title, values) {
  const figures = [0.5, 0.75, 0.95, 1].map((share) => part(values, share).toFixed(0));
  console.log(
    `${title}: ${values.length}, p50 ${figures[0]} ms, p75 ${figures[1]} ms, p95 ${figures[2]} ms, longest ${figures[3]} ms`,
  );
}

/** Every event that the browser timed, from the input to the paint after it; those below 16 ms count as 16. */
async function startTiming(page) {
  await page.evaluate(() => {
    globalThis.timed = [];
    const kinds = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries())
        if (interactionId && kinds.includes(name))
          globalThis.timed.push({ interactionId, duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
}

/** The longest event of each interaction is how long it took. */
async function timings(page) {
  const timed = await page.evaluate(() => globalThis.timed);
  const longest = new Map();
  for (const { interactionId, duration } of timed)
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  return [...longest.values()];
}

/** By taps: one of what the page offers, and the button that says so. A card is tapped on its spine, which no other covers. */
async function decide(page) {
  const said = page.locator('.say[data-asks]');
  await said.waitFor();
  const [kind, seq] = [await said.getAttribute('data-asks'), await said.getAttribute('data-seq')];
  const tap = (what) => what.tap({ position: { x: 8, y: 40 } });
  if (kind === 'swap' || kind === 'vote') await tap(page.locator('.say .plain').last());
  const offers = kind === 'play' ? '.hand li > button' : '.tray button';
  const button = page.locator('.say .go:not(:disabled)');
  while (kind !== 'swap' && kind !== 'vote' && (await button.count()) === 0) {
    await tap(page.locator(`${offers}[aria-pressed="false"]`).first());
    await page.locator('.picked').first().waitFor();
  }
  if (kind !== 'swap' && kind !== 'vote') await tap(button.first());
  await page.waitForFunction((was) => document.querySelector('.say')?.dataset.seq !== was, seq);
}

async function drag(page) {
  const card = await page.locator('.hand li > button').nth(1).boundingBox();
  await page.mouse.move(card.x + 10, card.y + 20);
  await page.mouse.down();
  for (let i = 1; i <= 30; ++i) await page.mouse.move(card.x + 4 * i, card.y + 20 - 8 * i);
  await page.mouse.move(card.x + 10, card.y + 20);
  await page.mouse.up();
  await page.keyboard.press('Escape');
}

await served(['--log-level', 'error', '--bot-ms', '5'], async (address) => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const context = await browser.newContext(phone);
    await context.addInitScript(() => {
      localStorage.setItem(
        'coverstory.settings',
        JSON.stringify({ theme: 'system', speed: 'off' }),
      );
    });
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: 'Play Cover Me now' }).click();
    await page.locator('.say[data-asks]').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await startTiming(page);
    const tasks = await taskMs(browser, page, async () => {
      for (let i = 0; i < decisions; ++i) await decide(page);
    });
    report('taps, input to paint', await timings(page));
    // Throttling stretches the time that a task has on the processor, too: the thread is made to wait in between, asleep.
    report(
      'tasks meanwhile by processor time',
      tasks.filter((ms) => ms >= 1),
    );
    const dragged = await taskMs(browser, page, () => drag(page));
    report(
      'tasks while dragging by processor time',
      dragged.filter((ms) => ms >= 1),
    );
  } finally {
    await browser.close();
  }
});
