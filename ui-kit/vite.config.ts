import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { buildTarget } from './vite/supported-browsers.mjs';

/** How the kit's own tests and its catalogue are built; apps build the kit's sources with theirs. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()], build: { target: buildTarget } });
