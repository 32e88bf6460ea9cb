// The unit tests, beside the code: `*.test.ts`. Those that need a document ask for it with a comment
// `// @vitest-environment jsdom`.
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    // Components run as in a browser, with their effects, under jsdom too.
    resolve: { conditions: ['browser'] },
    // A limit that only a hang can reach: the machine may be busy with other tests.
    test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
  }),
);
