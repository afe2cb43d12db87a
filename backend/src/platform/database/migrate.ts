import { DataSource, type MigrationInterface } from 'typeorm';
import { isPermissionDenied } from './failures';
import { unreachableError, reasonOf, databaseUrlError } from './database-url-error';

export type Migration = new () => MigrationInterface;

const MIN_SERVER_VERSION = 15;

/**
 * Runs pending migrations under an advisory lock: processes that start at the same moment wait for one another.
 * @throws {StartError} when the database is unreachable, too old, or its user may not create tables.
 */
export async function migrate(url: string, migrations: Migration[]): Promise<void> {
  const dataSource = new DataSource({ type: 'postgres', url, migrations, extra: { max: 2 } });
  await dataSource.initialize().catch((error: unknown) => {
    throw unreachableError(url, error);
  });
  try {
    const version = await versionOf(dataSource);
    if (version < MIN_SERVER_VERSION)
      throw databaseUrlError(url, `version ${MIN_SERVER_VERSION} or newer`, `it is ${version}`);
    await migrateInTurn(dataSource);
  } catch (error) {
    if (!isPermissionDenied(error)) throw error;
    throw databaseUrlError(url, 'a user who may make tables and extensions', reasonOf(error));
  } finally {
    await dataSource.destroy();
  }
}

async function migrateInTurn(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock(hashtext('touchline migrations'))`);
    await dataSource.runMigrations({ transaction: 'each' });
    await lock.query(`select pg_advisory_unlock(hashtext('touchline migrations'))`);
  } finally {
    await lock.release();
  }
}

async function versionOf(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ version: number }[]>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  return row?.version ?? 0;
}
