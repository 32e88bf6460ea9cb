// The tests in a real Chromium: `*.browser.ts` in tests/. Each file has a browser and a server of its own, and
// spends most of its time waiting for what moves on the page: two at a time keep two cores busy.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.browser.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
