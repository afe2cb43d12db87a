import { defineConfig } from 'vitest/config';
import { browserProject } from './vitest.browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          /** Files share a worker's modules and document; no test changes them for others. */
          isolate: false,
          include: ['src/**/*.spec.{ts,tsx}', 'build/*.spec.ts'],
          exclude: ['**/*.browser.spec.*'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      browserProject,
    ],
  },
});
