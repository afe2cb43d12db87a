import { defineConfig } from 'vitest/config';
import { apiSchema } from './api-schema/plugin.ts';

const ofProcesses = '**/*.process.spec.ts';

export default defineConfig({
  plugins: [apiSchema()],
  test: {
    hookTimeout: 120_000,
    testTimeout: 180_000,
    maxWorkers: 2,
    /** Each worker loads modules once for all files; no file may change a module's state for the others. */
    isolate: false,
    /** Caches transformed modules between runs by hand. Steps of `npm test` run in parallel and share no cache. */
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
