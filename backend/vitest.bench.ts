import { defineConfig, mergeConfig } from 'vitest/config';
import tests from './vitest.config';

/** What `npm run bench` measures of the server: figures, no verdicts. */
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [] } },
  defineConfig({
    test: { include: ['bench/*.bench.ts'], testTimeout: 300_000, fileParallelism: false, isolate: true },
  }),
);
