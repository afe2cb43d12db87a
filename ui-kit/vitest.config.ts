import { defineConfig } from 'vitest/config';
import { stories } from './vitest.stories.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          isolate: false,
          environment: 'happy-dom',
          include: ['src/**/*.spec.{ts,tsx}', 'vite/*.spec.ts'],
        },
      },
      stories,
    ],
  },
});
