import { Pool } from 'pg';

/** Opens a separate pool for a library that has its own tables in `schema`. */
export function openPool(url: string, { schema, max }: { schema: string; max: number }): Pool {
  const pool = new Pool({
    connectionString: url,
    options: `-c search_path=${schema}`,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', () => undefined);
  return pool;
}
