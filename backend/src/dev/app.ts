import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { announce } from '../announce';
import { fillEmptyDatabase } from '../first-start';
import type { WebSource } from '../platform/http';
import { prepareServer } from '../serve';
import { readSettings } from '../settings';

/** The app from its source files, restarted whenever one of them changes (.tools/dev). */
export interface DevApp {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Prints the URL and the demo sign-ins. */
  announce(): void;
  close(): Promise<void>;
}

/** Migrates the database, seeds an empty one as `npm start` does, and handles requests that another server receives. */
export async function openApp(root: string, databaseUrl: string, source: WebSource): Promise<DevApp> {
  const settings = readSettings(process.env, root);
  const app = await prepareServer(databaseUrl, settings, source);
  try {
    const filled = await fillEmptyDatabase(app, settings, !settings.databaseUrl);
    const server = app.getHttpAdapter().getInstance();
    return {
      handle: (request, response) => server.routing(request, response),
      announce: () => announce(settings, filled),
      close: () => app.close(),
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
