// `coverstory serve` with the built client, on a port of its own and with tables that are thrown away: for what is measured.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/** Gives `use` the address, and ends the server after it. */
export async function served(words, use) {
  const folder = await mkdtemp(join(tmpdir(), 'coverstory-'));
  const place = ['--host', '127.0.0.1', '--port', '0', '--web', join(root, 'build/web')];
  const server = spawn(
    process.env.COVERSTORY ?? join(root, 'build/release/cli/coverstory'),
    ['serve', ...place, ...words],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const exited = once(server, 'exit');
  try {
    const [line] = await once(createInterface(server.stdout), 'line');
    await use(/https?:\/\/[^\s/]+/.exec(line)[0]);
  } finally {
    server.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  }
}
