import { Client, Pool, type ClientConfig } from 'pg';

/**
 * A connection whose errors never end the process. `pg` emits `error` when a connection breaks, and a pool listens only while the
 * connection is idle. PostgreSQL may accept a connection and end it in one packet, before its user can listen.
 */
class PooledClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Options of every pool. */
export const poolOptions = {
  Client: PooledClient,
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
};

/** Opens a separate pool for a library that has its own tables in `schema`. */
export function openPool(url: string, { schema, max }: { schema: string; max: number }): Pool {
  const pool = new Pool({
    ...poolOptions,
    connectionString: url,
    options: `-c search_path=${schema}`,
    max,
  });
  pool.on('error', () => undefined);
  return pool;
}
