// How the client is built: into build/web of the repository, to be served at the root of its origin, since
// pages have paths (`/t/K7MQ2X`) and all of them load the same files; or, by way of `coverstory site`, from
// any folder. No request leaves the origin.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed, pageAtRoot } from './vite/output.ts';
import { serviceWorker } from './vite/service_worker.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const tables = process.env['COVERSTORY_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  base: './',
  plugins: [svelte(), pageAtRoot(), serviceWorker(), packed()],
  resolve: {
    alias: [
      { find: /^coverstory\.wasm(?=\?)/, replacement: path('../build/wasm/coverstory.wasm') },
    ],
  },
  build: {
    outDir: path('../build/web'),
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and the engine stay files of their own: a strict content security policy has no `data:`.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [path('.'), path('../build/wasm'), path('../version.txt')] },
    // `npm run dev` beside a running `coverstory serve`: pages from here, tables from there.
    proxy: { '/ws': { target: tables, ws: true }, '/tables': { target: tables } },
  },
});
