// What the built client may weigh, compressed as a host would: what the page loads before anything is
// chosen, the engine, and all of it, which is what a device keeps.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { client } from './paths.ts';

const assets = `${client}/assets`;

async function weight(names: readonly string[]): Promise<number> {
  const files = await Promise.all(names.map((name) => readFile(`${assets}/${name}`)));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

test('the page itself loads at most 200 KB of scripts and styles, fonts and engine aside', async () => {
  const page = await readFile(`${client}/index.html`, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)];
  expect(named.length).toBeGreaterThan(1);
  expect(await weight(named.map(([, name]) => name!))).toBeLessThanOrEqual(200_000);
});

test('the engine has at most 400 KB', async () => {
  const engines = (await readdir(assets)).filter((name) => name.endsWith('.wasm'));
  expect(engines).toHaveLength(1);
  expect(await weight(engines)).toBeLessThanOrEqual(400_000);
});

test('all scripts and styles of all pages in six languages have at most 400 KB', async () => {
  const all = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  expect(all.length).toBeGreaterThan(20);
  expect(await weight(all)).toBeLessThanOrEqual(400_000);
});
