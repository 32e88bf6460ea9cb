// What the sources say about texts, for the tests of this folder: which keys they name, and which
// words stand in a component that should stand in a message file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Source {
  readonly path: string;
  readonly text: string;
}

/** All TypeScript and Svelte of the client, without its tests and its texts. */
export function sources(): Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path))
    .filter((path) => !path.startsWith('texts/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a key is named: whole, in quotes; or by its beginning, as in `t(`trait.${trait}`)`. */
export function isNamed(key: string, text: string): boolean {
  if (["'", '"', '`'].some((quote) => text.includes(quote + key + quote))) return true;
  return [...text.matchAll(/`([a-z][\w.]*\.)\$\{/g)].some((found) =>
    key.startsWith(found[1] ?? ''),
  );
}

const spokenAttributes = new Set(['aria-label', 'title', 'alt', 'placeholder', 'aria-description']);

/** The words of a component that a reader would see or hear in one language only. */
export function wordsIn(component: string): string[] {
  const words: string[] = [];
  const seek = (node: unknown, within: string): void => {
    if (Array.isArray(node)) return node.forEach((child) => seek(child, within));
    if (typeof node !== 'object' || node === null) return;
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === 'Text' && within !== '' && /\p{L}{2}/u.test(data ?? '')) words.push(data!.trim());
    const inside =
      type === 'Attribute' ? (spokenAttributes.has(name ?? '') ? 'attribute' : '') : within;
    for (const child of Object.values(node)) seek(child, inside);
  };
  seek(parse(component, { modern: true }).fragment, 'text');
  return words;
}
