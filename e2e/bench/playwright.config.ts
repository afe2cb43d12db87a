import { defineConfig } from '@playwright/test';
import product from '../playwright.config';

/** Measures the app in the browser for `npm run bench`; reports figures without pass or fail. */
export default defineConfig(product, {
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../results/bench',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 300_000,
  use: { trace: 'off', screenshot: 'off' },
});
