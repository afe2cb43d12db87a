import { defineConfig } from 'vite';
import { apiSchema } from './api-schema/plugin';
import { apart, packages, packagesFile } from './vite-packages';

/** The server and, but for whoever works on it, the packages it needs; decorators' metadata as tsconfig.json says. */
export default defineConfig(({ mode }) => ({
  plugins: [apiSchema(), packages()],
  build: {
    ssr: true,
    rollupOptions: {
      input: ['src/main.ts', 'src/platform/html/html-thread.ts'],
      output: {
        keepNames: true,
        codeSplitting: { groups: [{ name: packagesFile, test: /node_modules/, entriesAware: true }] },
      },
    },
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
  ssr:
    mode === 'development' ? { noExternal: ['@touchline/contract'] } : { noExternal: true, external: apart },
}));
