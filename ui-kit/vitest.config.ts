import { defineConfig } from 'vitest/config';
import { storyProject } from './vitest.stories';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.spec.{ts,tsx}', 'vite/*.spec.ts'],
        },
      },
      storyProject('light'),
      storyProject('dark'),
    ],
  },
});
