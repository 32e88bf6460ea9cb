// The engine in a real browser, from its file: in a page and in a worker, and small enough to fetch.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Route } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForThisFile } from './browser.ts';
import { web } from './paths.ts';

const browser = browserForThisFile();
let vite: ViteDevServer;
let address: string;
beforeAll(async () => {
  vite = await createServer({ root: web, server: { port: 0, hmr: false }, logLevel: 'error' });
  await vite.listen();
  address = vite.resolvedUrls!.local[0]!;
});
afterAll(() => vite.close());

/** The engine alone: the client would look for its server here. */
const withoutClient = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

const question = `
  const { engine } = await import(origin + '/src/engine/engine.ts');
  const { CoverUp } = await import(origin + '/src/engine/cover_up.ts');
  return new CoverUp(await engine()).solve(['ab..cd..', 'ab..cd..']).points;`;

test('a page asks the engine', async () => {
  const visit = await browser.open();
  await visit.page.route('**/src/main.ts', withoutClient);
  await visit.goTo(address);
  const points = await visit.page.evaluate(
    (body) => new Function('origin', `return (async () => {${body}})()`)(location.origin),
    question,
  );
  expect(points).toBe(4);
  await visit.end();
});

test('a worker asks the engine', async () => {
  const visit = await browser.open();
  await visit.page.route('**/src/main.ts', withoutClient);
  await visit.goTo(address);
  const points = await visit.page.evaluate(async (body) => {
    const script = `const origin = '${location.origin}'; (async () => {${body}})().then(postMessage, (error) => postMessage(String(error)));`;
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(url, { type: 'module' });
    return new Promise((answer) => (worker.onmessage = (message) => answer(message.data)));
  }, question);
  expect(points).toBe(4);
  await visit.end();
});

test('the module has at most 400 KB compressed', async () => {
  const size = gzipSync(await readFile(`${web}/../build/wasm/coverstory.wasm`)).length;
  expect(size).toBeLessThanOrEqual(400_000);
  console.log(`Engine: ${size} bytes compressed`);
});
