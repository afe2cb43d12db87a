import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { describeError } from './report-error.mjs';
import { root } from './run.mjs';
import { readViteConfig } from './vite-config.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

const folder = join(root, 'frontend');
const entry = '/src/entry-server.tsx';
const stylesUrl = '/@styles.css';

/**
 * Serves the app's sources with hot module replacement in front of the server, and renders its documents.
 * @param {import('node:http').Server} server
 * @param {string} publicUrl
 */
export async function openFrontendSources(server, publicUrl) {
  const nonce = randomBytes(16).toString('base64');
  const packages = dirname(realpathSync(join(root, 'node_modules/vite')));
  const vite = await createServer(
    await readViteConfig(folder, {
      html: { cspNonce: nonce },
      // Compiled styles import it, which Vite's dependency scan does not see. Discovered later, it would
      // cause all packages to be bundled again and the browser to reload.
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
      server: {
        ws: { server },
        cors: false,
        allowedHosts: [new URL(publicUrl).hostname],
        fs: { allow: [root, packages] },
      },
    }),
  );
  const environment = /** @type {import('vite').RunnableDevEnvironment} */ (vite.environments.ssr);
  const styles = () => collectStyles(environment, entry);

  /** @type {import('../../backend/src/platform/http/web-source.ts').WebSource} */
  const source = {
    folder: undefined,
    policy: { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`], workers: ['blob:'] },
    styleSheets: [stylesUrl],
    async assets() {
      const html = await vite.transformIndexHtml('/', readFileSync(join(folder, 'index.html'), 'utf8'));
      const elements = (await styles()).map(
        ({ id, css }) => `<style nonce="${nonce}" data-vite-dev-id="${id}">${css}</style>`,
      );
      const withStyles = html.replace('</head>', () => `${elements.join('')}</head>`);
      return { html: withStyles, sheet: '', css: '', files: {} };
    },
    async renderer() {
      const { renderRoute } = await environment.runner.import(entry);
      return renderRoute;
    },
  };
  return {
    source,
    /** @type {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} */
    handle(request, response, next) {
      if (request.url === stylesUrl) void sendStyles(response);
      else vite.middlewares(request, response, next);
    },
    /** @param {unknown} error */
    showInBrowsers(error) {
      const err = { message: describeError(error), stack: '' };
      vite.environments.client.hot.send({ type: 'error', err });
    },
    reloadBrowsers: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    close: () => vite.close(),
  };

  /** @param {ServerResponse} response */
  async function sendStyles(response) {
    response.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'no-store' });
    response.end((await styles()).map(({ css }) => css).join('\n'));
  }
}

/**
 * Returns the style sheets of all evaluated modules in import order. Vite's client finds them by id and
 * replaces them on change; until it runs, they prevent a flash of unstyled content.
 * @param {import('vite').RunnableDevEnvironment} environment
 * @param {string} entry
 */
async function collectStyles({ moduleGraph, runner }, entry) {
  /** @type {Set<import('vite').EnvironmentModuleNode>} */
  const seen = new Set();
  /** @type {import('vite').EnvironmentModuleNode[]} */
  const sheets = [];
  /** @param {import('vite').EnvironmentModuleNode} module */
  const visit = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    module.importedModules.forEach(visit);
    if (module.id?.endsWith('.css')) sheets.push(module);
  };
  const start = await moduleGraph.getModuleByUrl(entry);
  if (start) visit(start);
  return Promise.all(
    sheets.map(async ({ id, url }) => ({ id, css: (await runner.import(`${url}?inline`)).default })),
  );
}
