import { defineConfig } from '@playwright/test';
import product from '../playwright.config';

/** Merging two configurations keeps the server of both, and the journey starts its own. */
const { webServer: _, ...settings } = product;

/**
 * Runs the journey of open tabs only. It starts an earlier build and then this one, so `npm test` leaves it
 * out.
 */
export default defineConfig(settings, {
  testDir: '.',
  testMatch: '*.nightly.ts',
  outputDir: '../results/old-tabs',
});
