// How the client is built: into build/web of the repository, to be served at the root of its origin, since
// pages have paths (`/t/K7MQ2X`) and all of them load the same files; or, by way of `coverstory site`, from
// any folder. No request leaves the origin.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawings } from './vite/drawings.ts';
import { firstPage } from './vite/first_page.ts';
import { packed, pageAtRoot } from './vite/output.ts';
import { serviceWorker } from './vite/service_worker.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const drawn = drawings();
const tables = process.env['COVERSTORY_SERVER'] ?? 'http://localhost:8080';

/** What every table shows beside its game comes as one file: on a slow line each request more is felt. */
const atEveryTable = {
  name: 'at_every_table',
  test: /web\/src\/(?:chat|rules|pages\/table|shell(?=\/(?:OneOf|TableMenu|Words)))\/\w+\.svelte/,
};

export default defineConfig({
  base: './',
  plugins: [
    drawn.plugin,
    svelte({ compilerOptions: { discloseVersion: false } }),
    pageAtRoot(),
    firstPage(drawn.again),
    serviceWorker(),
    packed(),
  ],
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
    // Browsers that the client is for load ahead by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [atEveryTable] } },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [path('.'), path('../build/wasm'), path('../version.txt')] },
    // `npm run dev` beside a running `coverstory serve`: pages from here, tables from there.
    proxy: { '/ws': { target: tables, ws: true }, '/tables': { target: tables } },
  },
});
