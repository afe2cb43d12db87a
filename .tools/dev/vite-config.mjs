import { join } from 'node:path';
import { createRunnableDevEnvironment, loadConfigFromFile, mergeConfig } from 'vite';

/** Modules are evaluated on demand only; saving a file only invalidates them. */
const ssr = {
  dev: {
    /** @type {NonNullable<import('vite').DevEnvironmentOptions['createEnvironment']>} */
    createEnvironment: (name, config) =>
      createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
  },
};

/**
 * vanilla-extract's compiler runs its own Vite server with these settings and this plugin only
 * (frontend/vite.config.ts). Without hot module replacement it needs no WebSocket port.
 * @type {import('vite').Plugin}
 */
const noUnusedSocket = {
  name: 'touchline:no-unused-socket',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};

/**
 * An editor may truncate a file before it writes it. Without this delay Vite may read the empty file, and ignores the event of the
 * write, which follows within 50 ms: the change is then not shown until the next save.
 */
const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };

/**
 * Returns the settings of a project's `vite.config.ts` for a server in this process.
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
    server: { middlewareMode: true, watch: { awaitWriteFinish } },
    environments: { ssr },
    plugins: [noUnusedSocket],
  };
  return mergeConfig(mergeConfig(loaded?.config ?? {}, ofServer), own);
}
