import { defineConfig } from 'vitest/config';
import { apiSchema } from './api-schema/plugin';

export default defineConfig({
  plugins: [apiSchema()],
  test: {
    include: ['src/**/*.spec.ts', 'demo/**/*.spec.ts', 'test/**/*.spec.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 2,
    /** What all files load is loaded once a worker. None of them changes a module for the others. */
    isolate: false,
  },
});
