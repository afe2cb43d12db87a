import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { buildTarget } from '@touchline/ui-kit/browsers';
import { preloadDisplayFont } from '@touchline/ui-kit/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { strictStyles } from './vite-csp.ts';
import { earlyScript } from './vite-early.ts';
import { editorjs } from './vite-editorjs.ts';
import { firstView } from './vite-first-view.ts';
import { precompress } from './vite-precompress.ts';
import { routerInParts } from './vite-router.ts';
import { screens } from './vite-screens.ts';
import { findWaysIn } from './vite-ways-in.ts';

/** What every build of the app's sources needs. */
const sources = () => [
  optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
  react(),
  // Its own Vite server takes over no plugin but this one, of the development server (.tools/dev/vite-config.mjs).
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === 'touchline:no-unused-socket' }),
  editorjs(),
  strictStyles(),
  routerInParts(),
];

const none = { groups: [], modules: new Map<string, Set<string>>() };

export default defineConfig(async ({ command }) => {
  const ways = command === 'build' ? await findWaysIn(import.meta.dirname, sources()) : none;
  return {
    plugins: [
      ...sources(),
      earlyScript(),
      preloadDisplayFont(),
      screens(),
      precompress(),
      firstView(sources),
    ],
    // One style sheet, of which the ways in have parts: the order of its rules is then the same on every screen.
    build: {
      target: buildTarget,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: ways.groups,
          },
        },
      },
    },
  };
});
