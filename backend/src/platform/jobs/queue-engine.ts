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

/** BullMQ over one of its two backends. This file alone knows which. */
export interface QueueEngine {
  readonly kind: 'postgres' | 'redis';
  /** Whether it can be asked at this moment. */
  isReady(): boolean;
  queue(name: string, options?: Partial<QueueOptions>): Queue;
  worker(name: string, processor: Processor, options: Partial<WorkerOptions>): Worker;
  close(): Promise<void>;
}

export const queueEngine = (databaseUrl: string, redisUrl: string | undefined): QueueEngine =>
  redisUrl ? redisEngine(redisUrl) : postgresEngine(databaseUrl);

/**
 * Makes what the backend needs, before any queue is opened: one that finds nothing there never looks again. Processes
 * that start together wait for one another.
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

/** What was in the queues of PostgreSQL is handed to new ones, as the outbox has it. */
export async function forgetQueues(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { schema, max: 1 });
  try {
    await pool.query(`drop schema if exists ${schema} cascade`);
  } finally {
    await pool.end();
  }
}

const schema = 'bullmq';
/** Each worker keeps one of them to be called. */
const connections = 16;

function postgresEngine(url: string): QueueEngine {
  const pool = openPool(url, { schema, max: connections });
  /** Its types know connections to Redis only. */
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

/** What is asked of Redis waits for it; so nobody asks while it is not there. */
function redisEngine(url: string): QueueEngine {
  const redis = new Redis(url, { connectTimeout: 5000, maxRetriesPerRequest: null, retryStrategy });
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

const retryStrategy = (times: number) => Math.min(times * 200, 2000);
