import { defineConfig } from 'vite';
import { apiSchema } from './api-schema/plugin.ts';
import { packages, packagesFile, unbundled } from './vite-packages.ts';

/** Builds the server and bundles its packages, which `npm run dev` imports unbundled. tsconfig.json enables decorator metadata. */
export default defineConfig(({ command }) => ({
  plugins: [apiSchema(), packages()],
  build: {
    ssr: true,
    rollupOptions: {
      input: ['src/main.ts', 'src/platform/html/html-thread.ts', 'src/platform/pictures/decode-picture.ts'],
      output: {
        keepNames: true,
        // One flat folder: code resolves the file of its worker thread relative to its own chunk.
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ name: packagesFile, test: /node_modules/, entriesAware: true }] },
      },
    },
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
  },
  ssr: command === 'build' ? { noExternal: true, external: unbundled } : {},
}));
