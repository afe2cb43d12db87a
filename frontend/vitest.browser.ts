import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { chromiumArgs, chromiumPath } from '../.tools/test/chromium.mjs';
import { patchEditorjs } from './build/patch-editorjs.ts';

/** Tests that need a real browser, such as editing. */
export const browserProject = defineProject({
  plugins: [react(), vanillaExtractPlugin(), patchEditorjs()],
  optimizeDeps: {
    entries: [],
    include: [
      '@tanstack/react-query',
      '@vanilla-extract/recipes/createRuntimeFn',
      'approx-string-match',
      'axe-core',
      'diff',
      'dompurify',
      'idb-keyval',
      'lucide-react',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-router-dom',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'browser',
    /** One page loads the modules for all files; each test cleans up its DOM. */
    isolate: false,
    include: ['src/**/*.browser.spec.{ts,tsx}'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
      api: { host: '127.0.0.1', port: 21500 },
    },
  },
});
