import { defineConfig } from 'vitest/config';
import { apiSchema } from './api-schema/plugin.ts';

/** `npm run bench` measures the server with these files: figures, no verdicts. */
export default defineConfig({
  plugins: [apiSchema()],
  test: {
    include: ['bench/*.bench.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/build-product.ts', 'test/global-setup.ts'],
    hookTimeout: 120_000,
    testTimeout: 300_000,
    maxWorkers: 2,
    fileParallelism: false,
  },
});
