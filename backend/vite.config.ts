import { defineConfig } from 'vite';
import { apiSchema } from './api-schema/plugin';

/** What is ours, beside the packages it needs; decorators' metadata as tsconfig.json says. */
export default defineConfig({
  plugins: [apiSchema()],
  build: {
    ssr: true,
    rollupOptions: { input: ['src/main.ts', 'src/platform/html/html-thread.ts'] },
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: ['@touchline/contract'] },
});
