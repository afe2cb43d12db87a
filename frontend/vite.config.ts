import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { buildTarget } from '@touchline/ui-kit/browsers';
import { preloadDisplayFont } from '@touchline/ui-kit/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './build/adopted-styles.ts';
import { earlyScript } from './build/inline-script.ts';
import { partStyles } from './build/part-styles.ts';
import { patchEditorjs } from './build/patch-editorjs.ts';
import { precompress } from './build/precompress.ts';
import { routeChunks } from './build/route-chunks.ts';
import { routeFiles } from './build/route-files.ts';
import { serverEntry } from './build/server-entry.ts';
import { strictStyles } from './build/strict-styles.ts';
import { treeShakeRouter } from './build/tree-shake-router.ts';

/** Plugins for every build of the app's sources. */
const sources = () => [
  optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
  react(),
  // Its own Vite server takes over no plugin except this one, of the development server (.tools/dev/vite-config.mjs).
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === 'touchline:no-unused-socket' }),
  patchEditorjs(),
  strictStyles(),
  treeShakeRouter(),
  adoptedStyles(),
  partStyles(),
];

export default defineConfig(async ({ command }) => ({
  plugins: [
    ...sources(),
    earlyScript(),
    preloadDisplayFont(),
    routeFiles(),
    precompress(),
    serverEntry(sources),
  ],
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    // One style sheet keeps the order of rules the same on every screen.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: command === 'build' ? await routeChunks(import.meta.dirname, sources()) : [],
        },
      },
    },
  },
}));
