import { escapeIdentifier, type Client } from 'pg';
import { withoutCredentials } from '../../../settings';
import { StartError } from '../../process';
import { connect } from './connect';

/**
 * Drops all tables and functions of an installation that is not in use yet (its table `userTable` has no rows), so that migrations can
 * create older ones.
 * @throws {StartError} when the database holds anything else.
 */
export async function dropUnusedTables(url: string, userTable: string): Promise<void> {
  const client = await connect(url);
  try {
    const names = await tableNames(client);
    if (names.length === 0) return;
    if (!(await isUnused(client, { names, used: userTable })))
      throw new StartError(
        `The database "${withoutCredentials(url)}" is not empty: an archive is restored into an empty one only.`,
      );
    await client.query(`drop table ${names.map((name) => escapeIdentifier(name)).join(', ')} cascade`);
    for (const name of await sequenceNames(client))
      await client.query(`drop sequence ${escapeIdentifier(name)}`);
    for (const signature of await ownFunctions(client)) await client.query(`drop function ${signature}`);
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

/** Returns the remaining sequences: those of columns are dropped with their tables. */
async function sequenceNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
}

/** Returns the signatures of the functions in the schema that belong to no extension. */
async function ownFunctions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
      where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f' and not exists (
        select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  );
  return rows.map(({ signature }) => signature);
}

async function isUnused(
  client: Client,
  { names, used }: { names: string[]; used: string },
): Promise<boolean> {
  if (!names.includes('migrations') || !names.includes(used)) return false;
  const { rowCount } = await client.query(`select 1 from ${escapeIdentifier(used)} limit 1`);
  return rowCount === 0;
}
