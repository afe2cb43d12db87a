import { defineConfig } from 'vitest/config';

/** Takes pictures of the built catalogue; run `npx nx build-storybook ui-kit` first. */
export default defineConfig({
  test: { include: ['pictures/*.spec.ts'], maxConcurrency: 3, testTimeout: 60_000, hookTimeout: 60_000 },
});
