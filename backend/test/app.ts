import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { Database } from '../src/platform/database';
import { prepareServer } from '../src/serve';
import { readSettings } from '../src/settings';
import { createDatabase, dropDatabase } from './database';
import { template } from './global-setup';
import { removeFolder } from './remove-folder';

/** The server in this process, with its own database and data folder. */
export interface TestApp {
  app: NestFastifyApplication;
  database: Database;
  databaseUrl: string;
  dataDir: string;
  close(): Promise<void>;
}

const defaults = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ROLE: 'web' };

/**
 * Starts the server. Jobs stay in the outbox, where tests can read them; `ROLE=all` runs them. `prepare` may write files to the data
 * folder before the start.
 */
export async function startApp(
  env: Record<string, string> = {},
  prepare: (folder: string) => void = () => undefined,
): Promise<TestApp> {
  const serverUrl = inject('serverUrl');
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createDatabase(serverUrl, name, template);
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-suite-'));
  prepare(dataDir);
  const settings = readSettings(
    { ...defaults, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env },
    dataDir,
  );
  const app = await prepareServer(databaseUrl, settings);
  return {
    app,
    database: app.get(Database),
    databaseUrl,
    dataDir,
    close: async () => {
      await app.close();
      await dropDatabase(serverUrl, name);
      removeFolder(dataDir);
    },
  };
}

/** Starts the server before the tests of a file or `describe` and closes it after them. Tests and hooks may use the returned app. */
export function useApp(...start: Parameters<typeof startApp>): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startApp(...start));
  });
  afterAll(() => app.close());
  return app;
}
