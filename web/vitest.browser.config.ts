// The tests in a real Chromium: `*.browser.ts` in tests/. One after the other: each has a browser of
// its own, and the machine two cores.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.browser.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
