import { DataSource, type MigrationInterface } from 'typeorm';
import { StartError } from '../process';
import { isUnreachable } from './failures';

export type Migration = new () => MigrationInterface;

/** Brings the database up to date; processes that start at the same moment wait for one another. */
export async function migrate(url: string, migrations: Migration[]): Promise<void> {
  const dataSource = new DataSource({ type: 'postgres', url, migrations, extra: { max: 2 } });
  await connect(dataSource);
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock(hashtext('touchline migrations'))`);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}

async function connect(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const said = isUnreachable(error) || reason === '' ? 'nothing answers there' : reason;
    throw new StartError(`DATABASE_URL: a PostgreSQL that can be reached expected (${said}).`);
  }
}
