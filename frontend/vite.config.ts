import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { preloadDisplayFont } from '@touchline/ui-kit/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { strictStyles } from './vite-csp';
import { editorjs } from './vite-editorjs';
import { firstView } from './vite-first-view';
import { precompress } from './vite-precompress';
import { screens } from './vite-screens';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * A request costs a phone as much as thirty kilobytes: what nearly all screens share travels together, and so do the
 * small parts of ours that some of them share.
 */
const groups = [
  { name: 'common', minShareCount: 10, priority: 2 },
  {
    name: 'inside',
    test: /\/(ui-kit|frontend|contract)\/src\//,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [
    optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
    react(),
    vanillaExtractPlugin(),
    editorjs(),
    strictStyles(),
    preloadDisplayFont(),
    screens(),
    precompress(),
    firstView(() => [react(), vanillaExtractPlugin(), editorjs()]),
  ],
  // One style sheet: the order of its rules is then the same on every screen, and no screen waits for its own.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: server }, '/ops': { target: server } } },
});
