import { Client } from 'pg';
import { databaseUrlError, unreachableError } from './database-url-error';

/** A connection pooler that gives each transaction another connection to PostgreSQL, such as PgBouncer in transaction mode. */
export interface Pooler {
  /** It follows named statements from one connection to the next; PgBouncer does from version 1.21 on, with `max_prepared_statements`. */
  preparesStatements: boolean;
}

/** The database that answers at a URL, and the pooler in front of it. */
interface Answer {
  pooler: Pooler | undefined;
  /** The same for every way to one database of a running server. */
  database: string;
}

/** `pg` does not declare the process id that the server reports when it accepts a connection. */
type ConnectedClient = Client & { processID: number };

/**
 * Finds out whether a pooler answers at `url`: it reports another process id than PostgreSQL's own.
 * @throws {StartError} when nothing answers, when a pooler has no direct URL beside it, or when that leads to a pooler or another database.
 */
export async function findPooler(url: string, directUrl: string | undefined): Promise<Pooler | undefined> {
  const { pooler, database } = await ask(url);
  if (directUrl) await expectDirect(directUrl, database);
  else if (pooler)
    throw databaseUrlError(
      url,
      'DATABASE_DIRECT_URL beside it, with the address of PostgreSQL itself,',
      'a connection pooler answers there',
    );
  return pooler;
}

async function expectDirect(directUrl: string, database: string): Promise<void> {
  const name = 'DATABASE_DIRECT_URL';
  const direct = await ask(directUrl, name);
  if (direct.pooler)
    throw databaseUrlError(directUrl, 'PostgreSQL itself', 'a connection pooler answers there', name);
  if (direct.database !== database)
    throw databaseUrlError(directUrl, 'the database of DATABASE_URL', 'it is another one', name);
}

async function ask(url: string, name?: string): Promise<Answer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 }) as ConnectedClient;
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await askConnected(client);
  } catch (error) {
    throw unreachableError(url, error, name);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const probe = 'touchline_probe';

/** All statements are of one transaction, which a pooler leaves on one connection. */
async function askConnected(client: ConnectedClient): Promise<Answer> {
  await client.query('begin');
  const { rows } = await client.query<{ pid: number; database: string }>({
    name: probe,
    text: `select pg_backend_pid() as pid, current_database() || ' since ' || extract(epoch from pg_postmaster_start_time()) as database`,
  });
  const kept = await client.query('select from pg_prepared_statements where name = $1', [probe]);
  // A pooler that follows named statements has given it another name.
  const preparesStatements = kept.rows.length === 0;
  if (!preparesStatements) await client.query(`deallocate ${probe}`);
  await client.query('commit');
  const { pid = 0, database = '' } = rows[0] ?? {};
  return { database, pooler: pid === client.processID ? undefined : { preparesStatements } };
}
