// How long a look back on a whole game takes in Chromium, from opening the record to the last decision, and the
// longest tasks of the page meanwhile, in processor time by Chromium's trace. Not a test: a busy machine takes
// longer.
// Run with: scripts/web run node bench/look_back.mjs [name of a golden record]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const root = join(import.meta.dirname, '../..');
const record = process.argv[2] ?? 'cover-me-four';
const folder = await mkdtemp(join(tmpdir(), 'look-back-'));
const server = spawn(
  process.env['COVERSTORY'] ?? join(root, 'build/release/cli/coverstory'),
  ['serve', '--host', '127.0.0.1', '--port', '0', '--web', join(root, 'build/web')],
  { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
);
const [line] = await once(createInterface(server.stdout), 'line');
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(`${/https?:\/\/[^\s/]+/.exec(line)[0]}/look-back`);
await page.locator('input[type=file]').waitFor({ state: 'attached' });
await browser.startTracing(page, {
  categories: ['disabled-by-default-devtools.timeline', '__metadata'],
});
const begun = performance.now();
await page.locator('input[type=file]').setInputFiles(join(root, `tests/goldens/${record}.jsonl`));
await page.waitForFunction(
  () => {
    const bar = document.querySelector('progress');
    return bar !== null && bar.value === bar.max;
  },
  undefined,
  { timeout: 600_000 },
);
const seconds = (performance.now() - begun) / 1000;
const decisions = await page.locator('progress').evaluate((bar) => bar.max);

/** The longest tasks of the page's main thread, in milliseconds. */
function longestIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  return traceEvents
    .filter(
      ({ name, pid, tid }) =>
        name === 'RunTask' && main.some((of) => of.pid === pid && of.tid === tid),
    )
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
    .slice(0, 5);
}

const longest = longestIn(await browser.stopTracing()).map((ms) => ms.toFixed(0));
console.log(
  `${record}: ${decisions} decisions in ${seconds.toFixed(1)} s; longest tasks of the page: ${longest.join(', ')} ms`,
);
await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
await rm(folder, { recursive: true, force: true });
