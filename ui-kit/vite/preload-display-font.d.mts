import type { Plugin } from 'vite';
export function preloadDisplayFont(): Plugin;
