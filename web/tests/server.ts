// What a test's browser visits: the server as a user runs it, on a port of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { client, command } from './paths.ts';

export interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * `coverstory serve` with the built client, on a free port, with a store of its own. Its first line says
 * the address.
 */
export function startServer(...words: string[]): Promise<Served> {
  return startServerOf(client, ...words);
}

/** The same with another client. */
export async function startServerOf(web: string, ...words: string[]): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'coverstory-'));
  const place = ['--host', '127.0.0.1', '--port', '0', '--web', web];
  const child = spawn(command, ['serve', ...place, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (data) => (complaints += data));
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const first = await Promise.race([once(lines, 'line'), exited]);
  const address = /https?:\/\/[^\s/]+/.exec(String(first[0]))?.[0];
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  if (address === undefined) {
    await stop();
    throw new Error(`coverstory serve did not say its address: ${first[0]} ${complaints}`);
  }
  return { address: `${address}/`, stop };
}

/** A server for all tests of a file. */
export function serverForThisFile(...words: string[]): { readonly address: string } {
  let server: Served;
  beforeAll(async () => {
    server = await startServer(...words);
  });
  afterAll(() => server?.stop());
  return {
    get address() {
      return server.address;
    },
  };
}
