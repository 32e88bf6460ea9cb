// The tests in real browsers: `*.browser.ts` in tests/, in Chromium, and in tests/engines/ in Firefox and WebKit too. Each
// file has a browser and a server of its own: two at a time keep two cores busy.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.browser.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
