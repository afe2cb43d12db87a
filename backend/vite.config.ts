import { defineConfig } from 'vite';

/** One file of ours beside the packages it needs; decorators' metadata as tsconfig.json says. */
export default defineConfig({
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
