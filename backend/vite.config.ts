import { defineConfig } from 'vite';
import { apiSchema } from './api-schema/plugin.ts';
import { apart, packages, packagesFile } from './vite-packages.ts';

/** Builds the server with the packages it needs; `npm run dev` imports these as they are. tsconfig.json turns on metadata. */
export default defineConfig(({ command }) => ({
  plugins: [apiSchema(), packages()],
  build: {
    ssr: true,
    rollupOptions: {
      input: ['src/main.ts', 'src/platform/html/html-thread.ts'],
      output: {
        keepNames: true,
        // All beside one another: code finds the file of its thread beside itself, in whichever file it is.
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
  ssr: command === 'build' ? { noExternal: true, external: apart } : {},
}));
