import { defineConfig } from 'vitest/config';

/** Pictures of the built catalogue: `npx nx build-storybook ui-kit` comes before. */
export default defineConfig({
  test: { include: ['pictures/*.spec.ts'], maxConcurrency: 3, testTimeout: 60_000, hookTimeout: 60_000 },
});
