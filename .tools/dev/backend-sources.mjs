import { join } from 'node:path';
import { createServer } from 'vite';
import { readViteConfig } from './vite-config.mjs';
import { root } from './run.mjs';

/**
 * Evaluates the server's TypeScript sources in this process; packages are imported by Node.
 * @param {(file: string, isUsed: boolean) => void} onChange called for each saved file of the backend and the contract
 */
export async function openBackendSources(onChange) {
  /** @type {import('vite').Plugin} */
  const restart = {
    name: 'touchline:restart',
    hotUpdate({ file, modules }) {
      if (this.environment.name === 'ssr') onChange(file, modules.length > 0);
      return [];
    },
  };
  const vite = await createServer(
    await readViteConfig(join(root, 'backend'), {
      server: { ws: false },
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [restart],
    }),
  );
  const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (vite.environments.ssr);

  return {
    /** @param {string} path */
    import: (path) => runner.import(path),
    /**
     * Evaluates every source file again, as a new process would: registries, such as that of jobs, are empty.
     * @param {string} path
     */
    importAgain(path) {
      runner.clearCache();
      return runner.import(path);
    },
    close: () => vite.close(),
  };
}
