import { escapeIdentifier, type Client } from 'pg';
import { withoutCredentials } from '../../../settings';
import { StartError } from '../../process';
import { connect } from './connect';

/**
 * Takes away the tables of an installation that nobody uses yet, whose table `used` has no rows, with what was made of them, so
 * that older ones can be made in their place. A database with anything else in it is left alone.
 */
export async function clearUnused(url: string, used: string): Promise<void> {
  const client = await connect(url);
  try {
    const names = await tableNames(client);
    if (names.length === 0) return;
    if (!(await isUnused(client, { names, used })))
      throw new StartError(
        `The database "${withoutCredentials(url)}" is not empty: an archive is restored into an empty one only.`,
      );
    await client.query(`drop table ${names.map((name) => escapeIdentifier(name)).join(', ')} cascade`);
  } finally {
    await client.end();
  }
}

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
}

async function isUnused(
  client: Client,
  { names, used }: { names: string[]; used: string },
): Promise<boolean> {
  if (!names.includes('migrations') || !names.includes(used)) return false;
  const { rowCount } = await client.query(`select 1 from ${escapeIdentifier(used)} limit 1`);
  return rowCount === 0;
}
