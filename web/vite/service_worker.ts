// A step of the build: when all files of the client are written, the service worker is, with their list.
// It is a script of its own at the root, for a worker rules only what lies below it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Build } from '../src/offline/files.ts';

const script = 'sw.js';

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'coverstory:service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeWorker(folder),
    },
  };
}

async function writeWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(builtIn(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/offline/service_worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: script },
      },
    },
  });
}

/** The list of what was built. The first page is asked for by the address of its folder, in the reader's language. */
function builtIn(folder: string): Build {
  const files = filesBelow(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return {
    version: hash.digest('hex').slice(0, 16),
    files: ['', ...files.filter((file) => !/^(first\.\w+|site)\.html$/.test(file))],
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== script)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
