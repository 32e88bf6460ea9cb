// The first page as Lighthouse sees it (scripts/lighthouse). Beside its figures, which are those of a clock, the blocking time as it
// would be from the processor's time alone: a machine that does other things makes tasks longer, but not that.
// Usage: node bench/lighthouse.mjs FOLDER_OF_LIGHTHOUSE RUNS
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumFlags, chromiumPath, served } from './served.mjs';

const packages = join(resolve(process.argv[2]), 'node_modules');
const runs = Number(process.argv[3]);
const reports = join(import.meta.dirname, '../../build/lighthouse');
const load = (path) => import(pathToFileURL(join(packages, path)));
const { default: lighthouse, generateReport } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');

const slower = 4; // Lighthouse's phone
const longMs = 50; // what is beyond this of a task keeps somebody waiting

/** What all tasks after the first paint are beyond 50 ms each, from the time that the page's thread had on the processor. */
function blockingByProcessor(events) {
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const paint = events.find(({ name, ph }) => name === 'firstContentfulPaint' && ph !== 'E');
  const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .filter(({ ts, pid }) => !paint || (pid === paint.pid && ts >= paint.ts))
    .map(({ tdur = 0 }) => Math.max(0, (slower * tdur) / 1000 - longMs))
    .reduce((sum, beyond) => sum + beyond, 0);
}

async function look(address) {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const { lhr, artifacts } = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    return {
      lhr,
      blocking: blockingByProcessor((artifacts.Trace ?? artifacts.traces.defaultPass).traceEvents),
    };
  } finally {
    await chrome.kill();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

await served(['--log-level', 'error'], async (address) => {
  const all = [];
  for (let run = 0; run < runs; ++run) all.push(await look(address));
  const figure = (of) => median(all.map(of));
  const scores = Object.keys(all[0].lhr.categories);
  for (const name of scores)
    console.log(`${name}: ${Math.round(100 * figure(({ lhr }) => lhr.categories[name].score))}`);
  const audits = {
    'first paint': 'first-contentful-paint',
    'largest paint': 'largest-contentful-paint',
    'blocking time': 'total-blocking-time',
    'speed index': 'speed-index',
  };
  for (const [what, name] of Object.entries(audits))
    console.log(`${what}: ${figure(({ lhr }) => lhr.audits[name].numericValue).toFixed(0)} ms`);
  console.log(
    `blocking time by the processor's time: ${figure(({ blocking }) => blocking).toFixed(0)} ms`,
  );
  console.log(
    `layout shift: ${figure(({ lhr }) => lhr.audits['cumulative-layout-shift'].numericValue)}`,
  );
  const [{ lhr }] = all;
  const failed = Object.values(lhr.audits).filter(
    ({ score, weight }) => score !== null && score < 0.9 && weight !== 0,
  );
  for (const { id, displayValue = '' } of failed) console.log(`  below 90: ${id} ${displayValue}`);
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'report.html'), generateReport(lhr, 'html'));
  await writeFile(join(reports, 'report.json'), JSON.stringify(lhr));
});
