import { DataSource, type MigrationInterface } from 'typeorm';
import { isForbidden } from './failures';
import { outOfReach, reasonOf, unusable } from './unusable';

export type Migration = new () => MigrationInterface;

const oldestServer = 15;

/** Brings the database up to date; processes that start at the same moment wait for one another. */
export async function migrate(url: string, migrations: Migration[]): Promise<void> {
  const dataSource = new DataSource({ type: 'postgres', url, migrations, extra: { max: 2 } });
  await dataSource.initialize().catch((error: unknown) => {
    throw outOfReach(url, error);
  });
  try {
    const version = await versionOf(dataSource);
    if (version < oldestServer) throw unusable(url, `version ${oldestServer} or newer`, `it is ${version}`);
    await migrateInTurn(dataSource);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw unusable(url, 'a user who may make tables and extensions', reasonOf(error));
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
