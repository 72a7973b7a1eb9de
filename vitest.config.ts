/** Unit and integration tests, over one PostgreSQL server that lives as long as the run. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { importSource: '@platform/web/variant' } },
  test: {
    include: ['{apps,platform,features}/**/*.test.{ts,tsx}'],
    globalSetup: ['platform/server/testing/setup.ts'],
    setupFiles: ['platform/web/render.setup.ts'],
    pool: 'forks',
    // A worker imports what the files share once, not for every file: half of the time went into imports.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
