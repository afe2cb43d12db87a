import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArgs, chromiumPath } from '../.tools/chromium.mjs';

const launchOptions = { executablePath: chromiumPath(), args: chromiumArgs };

/** Every story as a test in a real Chromium, in one theme and without motion; axe findings fail it. */
export function storyProject(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    define: {
      'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme),
      // React Aria's virtualizer shows everything in tests unless this is set: ours run as the product does.
      'process.env.VIRT_ON': 'true',
    },
    optimizeDeps: {
      include: [
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
      name: `stories-${theme}`,
      browser: {
        enabled: true,
        headless: true,
        api: { port: theme === 'light' ? 21310 : 21311, host: '127.0.0.1' },
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
        screenshotFailures: false,
      },
    },
  };
}
