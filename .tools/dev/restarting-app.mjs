import { setTimeout as pause } from 'node:timers/promises';

/** Editors and version control write several files at once; they trigger one restart. */
const COALESCE_MS = 60;

/**
 * The app of backend/src/dev/app.ts.
 * @typedef {{
 *   handle: import('node:http').RequestListener,
 *   announce: () => void,
 *   close: () => Promise<void>,
 * }} DevApp
 */

/**
 * Keeps one app open and replaces it on request. Requests wait during the replacement; while the sources are
 * broken they are rejected with the error.
 * @param {{
 *   load: () => Promise<() => Promise<DevApp>>,
 *   onOpen: (app: DevApp, milliseconds: number) => void,
 *   onError: (error: unknown) => void,
 * }} options `load` evaluates the sources while the previous app still runs, and answers how to open them
 */
export function createRestartingApp({ load, onOpen, onError }) {
  /** @type {DevApp | undefined} */
  let app;
  let opened = replace();
  let isScheduled = false;
  let isClosed = false;

  /** @returns {Promise<DevApp>} */
  async function replace() {
    const began = performance.now();
    try {
      const open = await load();
      await close();
      app = await open();
      onOpen(app, performance.now() - began);
      return app;
    } catch (error) {
      await close();
      onError(error);
      throw error;
    }
  }

  async function close() {
    const previous = app;
    app = undefined;
    await previous?.close();
  }

  opened.catch(() => undefined);
  return {
    /** Resolves to the current app; rejects if it does not start. */
    current: () => opened,
    restart() {
      if (isScheduled || isClosed) return;
      isScheduled = true;
      opened = opened
        .catch(() => undefined)
        .then(() => pause(COALESCE_MS))
        .then(() => {
          isScheduled = false;
          return replace();
        });
      opened.catch(() => undefined);
    },
    async close() {
      isClosed = true;
      await opened.catch(() => undefined);
      await close();
    },
  };
}
