// A site as its next version has it, and what a browser does when it finds it.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Beside the site, the same with a mark (`head[data-later]`) and as another build. */
export async function laterVersion(site: string): Promise<string> {
  const later = `${site}-later`;
  await cp(site, later, { recursive: true });
  const rewrite = async (name: string, change: (text: string) => string) => {
    const before = await readFile(join(later, name), 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    await writeFile(join(later, name), after);
  };
  await rewrite('index.html', (text) => text.replace('<head>', '<head data-later>'));
  await rewrite('sw.js', (text) => text.replace(/(?<=version\W+)[0-9a-f]{16}/, 'later'));
  return later;
}

/** In the page: the browser looks for a later version, and has fetched it. */
export async function fetchLaterVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const { installing } = registration;
  if (installing === null) return;
  await new Promise<void>((done) =>
    installing.addEventListener('statechange', () => installing.state === 'installed' && done()),
  );
}
