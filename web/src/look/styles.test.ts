// The style sheets that are nobody's own: each class in them stands somewhere, and each custom property is used. What
// a component has for itself the compiler checks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const filesWith = (ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'));

const sheets = filesWith(/\.css$/).map((sheet) =>
  sheet.replace(/\/\*[^]*?\*\/|@import [^;]*;/g, ''),
);
const sources = filesWith(/\.(svelte|ts)$/).map((text) => text.replace(/<style>[^]*<\/style>/, ''));
const everything = [...sheets, ...filesWith(/\.(svelte|ts)$/)].join('\n');

test('each class of the common style sheets is named by something on a page', () => {
  const classes = sheets.flatMap((sheet) => {
    const selectors = sheet.match(/[^{}]+(?=\{)/g) ?? [];
    return selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
  });
  expect(classes.length).toBeGreaterThan(10);
  const isNamed = (name: string) =>
    sources.some((text) => new RegExp(`class[^>\\n]*[\\s"'\`:.]${name}[\\s"'\`=}>]`).test(text));
  expect([...new Set(classes)].filter((name) => !isNamed(name))).toEqual([]);
});

test('each custom property of the look is used', () => {
  const properties = sheets.flatMap((sheet) => sheet.match(/--[\w-]+(?=\s*:)/g) ?? []);
  expect(properties.length).toBeGreaterThan(10);
  const isUsed = (name: string) => new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(everything);
  expect([...new Set(properties)].filter((name) => !isUsed(name))).toEqual([]);
});
