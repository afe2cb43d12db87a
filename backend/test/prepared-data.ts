import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/migrations';
import { migrate } from '../src/platform/database';
import { startEmbeddedPostgres } from '../src/platform/database/embedded';
import { prepareQueues } from '../src/platform/jobs';
import { removeFolder } from './remove-folder';

declare module 'vitest' {
  interface ProvidedContext {
    preparedData: string;
  }
}

/** Creates a data folder with a migrated database and no users, which suites copy: initdb and all migrations take two seconds. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-prepared-'));
  const postgres = await startEmbeddedPostgres(folder, { isThrowAway: true });
  await migrate(postgres.url, migrations);
  await prepareQueues(postgres.url, undefined);
  await postgres.stop();
  project.provide('preparedData', folder);
  return () => removeFolder(folder);
}
