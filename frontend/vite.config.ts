import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { preloadDisplayFont } from '@touchline/ui-kit/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { strictStyles } from './vite-csp';
import { earlyScript } from './vite-early';
import { editorjs } from './vite-editorjs';
import { firstView } from './vite-first-view';
import { precompress } from './vite-precompress';
import { routerInParts } from './vite-router';
import { screens } from './vite-screens';
import { stylePieces } from './vite-styles';
import { groupsOfWaysIn } from './vite-ways-in';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** What every build of the app's sources needs. */
const sources = () => [
  optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
  react(),
  vanillaExtractPlugin(),
  editorjs(),
  strictStyles(),
  routerInParts(),
];

export default defineConfig(async ({ command }) => ({
  plugins: [
    ...sources(),
    earlyScript(),
    preloadDisplayFont(),
    screens(),
    precompress(),
    firstView(sources),
    stylePieces(),
  ],
  // One style sheet: the order of its rules is then the same on every screen, and no screen waits for its own.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: command === 'build' ? await groupsOfWaysIn(import.meta.dirname, sources()) : [],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server }, '/ops': { target: server } } },
}));
