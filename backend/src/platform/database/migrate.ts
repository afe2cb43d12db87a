import { DataSource, type MigrationInterface } from 'typeorm';
import { withoutCredentials } from '../../settings';
import { StartError } from '../process';
import { isForbidden, isUnreachable } from './failures';

export type Migration = new () => MigrationInterface;

const oldestServer = 15;

/** Brings the database up to date; processes that start at the same moment wait for one another. */
export async function migrate(url: string, migrations: Migration[]): Promise<void> {
  const unusable = (expected: string, reason: string) =>
    new StartError(`DATABASE_URL: "${withoutCredentials(url)}" given, ${expected} expected (${reason}).`);
  const dataSource = new DataSource({ type: 'postgres', url, migrations, extra: { max: 2 } });
  await dataSource.initialize().catch((error: unknown) => {
    throw unusable('a PostgreSQL that can be reached', reasonOf(error));
  });
  try {
    const version = await versionOf(dataSource);
    if (version < oldestServer) throw unusable(`version ${oldestServer} or newer`, `it is ${version}`);
    await migrateInTurn(dataSource);
  } catch (error) {
    throw isForbidden(error) ? unusable('a user who may make tables and extensions', reasonOf(error)) : error;
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

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || isUnreachable(error) ? 'nothing answers there' : message;
}
