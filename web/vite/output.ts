// Steps of the build. First the page names its files from the root of the origin (`/assets/…`), since a server
// answers deep paths (`/t/K7MQ2X`) with it. All other files name each other relatively, wherever they lie:
// `coverstory site` makes the page's names relative too, and the client then lives in any folder. Last, beside each
// file that packing makes smaller stands its packed form, which the server sends to those who take it. Browsers take
// Brotli only over TLS, so that gzip is there too.
import type { Plugin } from 'vite';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export function pageAtRoot(): Plugin {
  return {
    name: 'coverstory:page-at-root',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/(?<=(?:src|href)=")\.\//g, '/'),
    },
  };
}

const worthPacking = /\.(html|js|css|wasm|svg|webmanifest)$/;
/** Smaller ones fit into one packet anyway. */
const smallest = 1024;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'coverstory:packed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: { order: 'post', sequential: true, handler: () => packAll(folder) },
  };
}

function packAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && worthPacking.test(entry.name)) pack(join(entry.parentPath, entry.name));
  }
}

function pack(file: string): void {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const mode = file.endsWith('.wasm') ? constants.BROTLI_MODE_GENERIC : constants.BROTLI_MODE_TEXT;
  const params = { [constants.BROTLI_PARAM_MODE]: mode };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
