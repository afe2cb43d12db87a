import { defineConfig } from 'vitest/config';
import { browserProject } from './vitest.browser';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.spec.{ts,tsx}', '*.spec.ts'],
          exclude: ['**/*.browser.spec.*'],
          environment: 'happy-dom',
        },
      },
      browserProject,
    ],
  },
});
