// A web host as others have it: gives out the files of a folder under a path, knows nothing of us, not even
// what WebAssembly is, and can be switched off.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class StaticHost {
  readonly #server: Server;
  readonly #path: string;
  /** May be changed while it runs, as by an upload. */
  folder: string;

  private constructor(server: Server, path: string, folder: string) {
    this.#server = server;
    this.#path = path;
    this.folder = folder;
  }

  static async start(path: string, folder: string): Promise<StaticHost> {
    const server = createServer();
    const host = new StaticHost(server, path, folder);
    server.on('request', (request, response) => {
      host.#content(request.url ?? '').then(
        ([content, type]) => response.writeHead(200, { 'content-type': type }).end(content),
        () => response.writeHead(404).end(),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return host;
  }

  get address(): string {
    const { port } = this.#server.address() as { port: number };
    return `http://127.0.0.1:${port}${this.#path}`;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #content(url: string): Promise<[Buffer, string]> {
    const { pathname } = new URL(url, 'http://host');
    if (!pathname.startsWith(this.#path)) throw new Error('not here');
    const name = pathname.slice(this.#path.length) || 'index.html';
    const type = types[extname(name)] ?? 'application/octet-stream';
    return [await readFile(join(this.folder, name)), type];
  }
}
