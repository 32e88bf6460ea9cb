// The packages of the client are pinned, for every platform, and come from wherever the machine gets
// its packages.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const lock: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
  read('package-lock.json').packages;
const locked = Object.entries(lock).filter(([path]) => path !== '');

test('each package is named with its exact version', () => {
  const versions = Object.entries<string>({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lock is that of the manifest', () => {
  expect(lock['']?.['dependencies']).toEqual(manifest.dependencies);
  expect(lock['']?.['devDependencies']).toEqual(manifest.devDependencies);
});

test('the lock has version and checksum of each package, and names no host', () => {
  expect(locked.length).toBeGreaterThan(50);
  const loose = locked.filter(([, { version, integrity }]) => !version || !integrity);
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
});

test('the lock has what each package may need on another platform', () => {
  const optional = locked.flatMap(([, entry]) => Object.keys(entry['optionalDependencies'] ?? {}));
  const missing = optional.filter((name) => !locked.some(([path]) => path.endsWith(`/${name}`)));
  expect([...new Set(missing)]).toEqual([]);
});
