import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { buildTarget } from './vite/supported-browsers.mjs';

/** Builds the kit's tests and its catalogue; apps bundle the kit's sources themselves. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()], build: { target: buildTarget } });
