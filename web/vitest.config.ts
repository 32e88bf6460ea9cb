// The unit tests, beside the code: `*.test.ts`. Those that need a document ask for it with a comment
// `// @vitest-environment jsdom`.
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    // Components run as in a browser, with their effects, under jsdom too.
    resolve: { conditions: ['browser'] },
    test: { include: ['src/**/*.test.ts'], environment: 'node' },
  }),
);
