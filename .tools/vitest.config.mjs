import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['**/*.spec.{ts,mjs}'], testTimeout: 60_000 } });
