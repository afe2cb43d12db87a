import { defineConfig } from '@playwright/test';
import product from '../playwright.config';

/** What `npm run bench` measures of the app in the browser: figures, no verdicts. */
export default defineConfig(product, {
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../results/bench',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  use: { trace: 'off', screenshot: 'off' },
});
