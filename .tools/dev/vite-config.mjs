import { join } from 'node:path';
import { createRunnableDevEnvironment, loadConfigFromFile, mergeConfig } from 'vite';

/** Modules are evaluated on demand only: a saved file invalidates them, and nothing more. */
const ssr = {
  dev: {
    /** @type {NonNullable<import('vite').DevEnvironmentOptions['createEnvironment']>} */
    createEnvironment: (name, config) =>
      createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
  },
};

/**
 * The compiler of vanilla-extract runs a Vite server of its own, with these settings and this plugin only
 * (frontend/vite.config.ts). Without hot module replacement, a server needs no port for a WebSocket.
 * @type {import('vite').Plugin}
 */
const noUnusedSocket = {
  name: 'touchline:no-unused-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};

/**
 * The settings of a project's `vite.config.ts` for a server that is part of this process.
 * @param {string} root
 * @param {import('vite').InlineConfig} own
 * @returns {Promise<import('vite').InlineConfig>}
 */
export async function readViteConfig(root, own) {
  const file = join(root, 'vite.config.ts');
  const env = /** @type {const} */ ({ command: 'serve', mode: 'development' });
  const loaded = await loadConfigFromFile(env, file, root, 'silent');
  const ofServer = {
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true },
    environments: { ssr },
    plugins: [noUnusedSocket],
  };
  return mergeConfig(mergeConfig(loaded?.config ?? {}, ofServer), own);
}
