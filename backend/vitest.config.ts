import { defineConfig } from 'vitest/config';
import { apiSchema } from './api-schema/plugin.ts';

const ofProcesses = '**/*.process.spec.ts';

export default defineConfig({
  plugins: [apiSchema()],
  test: {
    hookTimeout: 120_000,
    testTimeout: 180_000,
    maxWorkers: 2,
    /** Each worker loads the modules once for all files. No file changes a module for the others. */
    isolate: false,
    /** A run by hand finds transformed modules of the run before; steps of `npm test`, which run side by side, share no cache. */
    experimental: { fsModuleCache: process.env.TOUCHLINE_REPORT === undefined },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.spec.ts', 'demo/**/*.spec.ts', 'test/**/*.spec.ts'],
          exclude: [ofProcesses],
          setupFiles: ['reflect-metadata', 'test/cheap-passwords.ts'],
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [`test/${ofProcesses}`],
          setupFiles: ['reflect-metadata'],
          globalSetup: ['test/build-product.ts', 'test/global-setup.ts', 'test/prepared-data.ts'],
        },
      },
    ],
  },
});
