import { defineConfig } from 'vite';
import { apiSchema } from './api-schema/plugin';

/** One file of ours beside the packages it needs; decorators' metadata as tsconfig.json says. */
export default defineConfig({
  plugins: [apiSchema()],
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: ['@touchline/contract'] },
});
