import { defineConfig } from 'vitest/config';
import { apiSchema } from './api-schema/plugin.ts';

/** Configuration of `npm run bench` for the server: these files print figures and assert nothing. */
export default defineConfig({
  plugins: [apiSchema()],
  test: {
    include: ['bench/*.bench.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/build-product.ts', 'test/global-setup.ts', 'test/prepared-data.ts'],
    hookTimeout: 120_000,
    testTimeout: 300_000,
    maxWorkers: 2,
    fileParallelism: false,
  },
});
