import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['**/*.spec.mjs'], testTimeout: 60_000 } });
