import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArgs, chromiumPath } from '../.tools/test/chromium.mjs';

const launchOptions = { executablePath: chromiumPath(), args: chromiumArgs };

/** Runs every story as a test in Chromium with reduced motion; axe violations in either theme fail. */
export const stories: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  // Without this, React Aria's virtualizer renders all rows in tests; ours run like the product.
  define: { 'process.env.VIRT_ON': 'true' },
  optimizeDeps: {
    include: [
      'axe-core',
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs',
      '@storybook/react-vite',
      '@vanilla-extract/recipes/createRuntimeFn',
      'lucide-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-aria-components',
      'storybook/test',
    ],
  },
  test: {
    name: 'stories',
    /** All story files share one page; each story mounts and unmounts in it. */
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      api: { port: 21310, host: '127.0.0.1' },
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
};
