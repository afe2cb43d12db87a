import { defineConfig } from '@playwright/test';
import product from '../playwright.config';

/** Runs the journey of the dev server alone: it starts its own, and needs no build. */
export default defineConfig(product, { testDir: '.', outputDir: '../results/dev', webServer: undefined });
