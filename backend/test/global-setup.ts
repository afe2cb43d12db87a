import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/migrations';
import { migrate } from '../src/platform/database';
import { startEmbeddedPostgres } from '../src/platform/database/embedded';
import { prepareQueues } from '../src/platform/jobs';
import { createDatabase } from './database';
import { removeFolder } from './remove-folder';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

export const template = 'touchline_template';

/** Starts one throw-away PostgreSQL for the run, with a migrated template database that every suite copies. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-database-'));
  const postgres = await startEmbeddedPostgres(folder, { isThrowAway: true });
  const url = await createDatabase(postgres.url, template);
  await migrate(url, migrations);
  await prepareQueues(url, undefined);
  project.provide('serverUrl', postgres.url);
  return async () => {
    await postgres.stop();
    removeFolder(folder);
  };
}
