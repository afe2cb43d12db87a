import { once } from 'node:events';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { openBackendSources } from './backend-sources.mjs';
import { openFrontendSources } from './frontend-sources.mjs';
import { printError, sendErrorPage } from './report-error.mjs';
import { createRestartingApp } from './restarting-app.mjs';
import { root } from './run.mjs';

/**
 * The subset of backend/src/dev/process.ts that is used here.
 * @typedef {{
 *   settings: { port: number, host: string, publicUrl: string },
 *   stopping: { add: (step: () => unknown) => Promise<void>, undo: () => Promise<void> },
 *   database: Promise<string>,
 * }} DevProcess
 */

/** Starts database, app and Vite behind one address; resolves when the server is ready. */
export async function startDevServer() {
  /** @type {(file: string, isUsed: boolean) => void} */
  let onChange = () => undefined;
  const backend = await openBackendSources((file, isUsed) => onChange(file, isUsed));
  const { isStartError, startProcess } = await backend.import('/src/dev/process.ts');
  try {
    const started = startProcess(root);
    onChange = await listen(backend, started, isStartError).catch(async (error) => {
      await started.stopping.undo();
      throw error;
    });
  } catch (error) {
    if (!isStartError(error)) throw error;
    process.stderr.write(`Touchline did not start. ${String(error)}\n`);
    process.exit(1);
  }
}

/**
 * @param {Awaited<ReturnType<typeof openBackendSources>>} backend
 * @param {DevProcess} started
 * @param {(error: unknown) => boolean} isStartError
 */
async function listen(backend, { settings, stopping, database }, isStartError) {
  const server = createServer();
  const frontend = await openFrontendSources(server, settings.publicUrl);
  let isAnnounced = false;
  let isBroken = false;
  const app = createRestartingApp({
    async load() {
      const { openApp } = await backend.importAgain('/src/dev/app.ts');
      return async () => openApp(root, await database, frontend.source);
    },
    onOpen(opened, milliseconds) {
      if (!server.listening) return;
      if (isAnnounced) process.stdout.write(`Restarted in ${(milliseconds / 1000).toFixed(1)} s.\n`);
      else opened.announce();
      isAnnounced = true;
      if (isBroken) frontend.reloadBrowsers();
      isBroken = false;
    },
    onError(error) {
      if (isStartError(error) && !server.listening) return;
      isBroken = true;
      printError(error);
      frontend.showInBrowsers(error);
    },
  });
  await stopping.add(() => backend.close());
  await stopping.add(() => frontend.close());
  await stopping.add(() => app.close());
  await stopping.add(() => {
    server.close();
    server.closeAllConnections();
  });
  process.on('uncaughtException', printError);

  server.on('request', (request, response) => {
    const answer = async () => {
      try {
        (await app.current()).handle(request, response);
      } catch (error) {
        sendErrorPage(response, error);
      }
    };
    frontend.handle(request, response, () => void answer());
  });
  const first = await app.current().catch((error) => {
    if (isStartError(error)) throw error;
  });
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  first?.announce();
  isAnnounced = first !== undefined;

  return (/** @type {string} */ file, /** @type {boolean} */ isUsed) => {
    // While the sources are broken, a new file may be the missing import.
    if (!isUsed && !(isBroken && /\.tsx?$/.test(file))) return;
    process.stdout.write(`${relative(root, file)} changed, restarting ...\n`);
    app.restart();
  };
}
