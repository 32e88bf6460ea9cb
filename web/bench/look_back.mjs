// How long a look back on a whole game takes in Chromium, from opening the record to the last decision, and the
// longest tasks of the page meanwhile, in processor time by Chromium's trace. Not a test: a busy machine takes
// longer.
// Run with: scripts/web run node bench/look_back.mjs [name of a golden record]
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath, served } from './served.mjs';
import { taskMs } from './tasks.mjs';

const record = process.argv[2] ?? 'cover-me-four';
const file = join(import.meta.dirname, `../../tests/goldens/${record}.jsonl`);

/** To the last decision. */
async function lookBack(page) {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForFunction(
    () => {
      const bar = document.querySelector('progress');
      return bar !== null && bar.value === bar.max;
    },
    undefined,
    { timeout: 600_000 },
  );
}

await served([], async (address) => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/look-back`);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    let seconds = 0;
    const tasks = await taskMs(browser, page, async () => {
      const begun = performance.now();
      await lookBack(page);
      seconds = (performance.now() - begun) / 1000;
    });
    const decisions = await page.locator('progress').evaluate((bar) => bar.max);
    const longest = tasks.slice(0, 5).map((ms) => ms.toFixed(0));
    console.log(
      `${record}: ${decisions} decisions in ${seconds.toFixed(1)} s; longest tasks of the page: ${longest.join(', ')} ms`,
    );
  } finally {
    await browser.close();
  }
});
