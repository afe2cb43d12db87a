import { defineConfig } from '@playwright/test';
import product from '../playwright.config';

/** Merging two configurations keeps the server of both. */
const { webServer: _, ...settings } = product;

/** Runs the journey of the dev server alone: it starts its own, and needs no build. */
export default defineConfig(settings, { testDir: '.', outputDir: '../results/dev' });
