// What a test's browser visits: the server as a user runs it, on a port of its own; or the built client
// alone, as any file host would serve it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { client, command } from './paths.ts';

export interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * `coverstory serve` with the built client, on a free port, with a store of its own. Its first line says
 * the address.
 */
export async function startServer(...words: string[]): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'coverstory-'));
  const place = ['--host', '127.0.0.1', '--port', '0', '--web', client];
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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** What the server allows the client to do (server/http/security_headers.h). */
const contentPolicy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; " +
  "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The files of build/web alone; a path that names no file is a page, and so the client. */
export async function serveFiles(): Promise<Served> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = extname(pathname) === '' ? '/index.html' : pathname;
    const body = await readFile(join(client, normalize(name))).catch(() => undefined);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', contentPolicy);
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
