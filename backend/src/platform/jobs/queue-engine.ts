import {
  createPostgresBackend,
  Queue,
  runMigrations,
  Worker,
  type ConnectionOptions,
  type Processor,
  type QueueOptions,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import { openPool } from '../database';

/** BullMQ on PostgreSQL or Redis. No other file depends on the backend. */
export interface QueueEngine {
  readonly kind: 'postgres' | 'redis';
  /** False while Redis is unreachable. */
  isReady(): boolean;
  queue(name: string, options?: Partial<QueueOptions>): Queue;
  worker(name: string, processor: Processor, options: Partial<WorkerOptions>): Worker;
  close(): Promise<void>;
}

/** @param maxConnections of the PostgreSQL backend */
export const queueEngine = (
  databaseUrl: string,
  redisUrl: string | undefined,
  maxConnections: number,
): QueueEngine => (redisUrl ? redisEngine(redisUrl) : postgresEngine(databaseUrl, maxConnections));

/**
 * Migrates the schema of the PostgreSQL backend. It runs before any queue is opened, because a queue that finds no schema never
 * looks again. Concurrent processes wait for one another.
 */
export async function prepareQueues(databaseUrl: string, redisUrl: string | undefined): Promise<void> {
  if (redisUrl) return;
  const pool = openPool(databaseUrl, { schema, max: 1 });
  const client = await pool.connect();
  try {
    await runMigrations(client, schema);
  } finally {
    client.release();
    await pool.end();
  }
}

/** Drops the queues of PostgreSQL. The relay enqueues the rows of the outbox into new ones. */
export async function dropQueues(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { schema, max: 1 });
  try {
    await pool.query(`drop schema if exists ${schema} cascade`);
  } finally {
    await pool.end();
  }
}

const schema = 'bullmq';

/** Each worker keeps one of the connections for LISTEN. */
function postgresEngine(url: string, max: number): QueueEngine {
  const pool = openPool(url, { schema, max });
  /** BullMQ types only Redis connections. */
  const connection = pool as unknown as ConnectionOptions;
  const backend = createPostgresBackend as never;
  return {
    kind: 'postgres',
    isReady: () => true,
    queue: (name, options) => new Queue(name, { ...options, connection }, backend),
    worker: (name, processor, options) => new Worker(name, processor, { ...options, connection }, backend),
    close: () => pool.end(),
  };
}

const prefix = 'touchline';

/** Commands wait without a limit until Redis is reachable, so callers check `isReady` first. */
function redisEngine(url: string): QueueEngine {
  const redis = new Redis(url, {
    connectTimeout: 5000,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 200, 2000),
  });
  redis.on('error', () => undefined);
  const shared = { prefix, connection: redis };
  return {
    kind: 'redis',
    isReady: () => redis.status === 'ready',
    queue: (name, options) => new Queue(name, { ...options, ...shared }),
    worker: (name, processor, options) => new Worker(name, processor, { ...options, ...shared }),
    close: () => Promise.resolve(redis.disconnect()),
  };
}
