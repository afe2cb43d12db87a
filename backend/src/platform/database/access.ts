import type { Settings } from '../../settings';
import type { Pooler } from './pooler';

/** How a process reaches PostgreSQL. */
export interface DatabaseAccess {
  /** URL for statements and transactions. */
  readonly url: string;
  /** URL of PostgreSQL itself, for what needs a session: migrations, notifications and queues. */
  readonly directUrl: string;
  /** The pooler that answers at `url`; undefined: PostgreSQL itself does. */
  readonly pooler: Pooler | undefined;
  readonly connections: ConnectionLimits;
}

/** Most connections of a process by use. With one for notifications they make up `DATABASE_CONNECTIONS`. */
export interface ConnectionLimits {
  pool: number;
  pipelinedReads: number;
  pipelinedWrites: number;
  queues: number;
}

/** Every worker keeps one connection of the queues for LISTEN, and takes two at a time for a job. */
const MIN_QUEUES_OF_WORKER = 6;
const QUEUES_OF_WEB = 2;
const NOTIFICATIONS = 1;
/** With fewer connections there is one for pipelined reads and one for pipelined writes. */
const MANY = 30;

/** Divides `DATABASE_CONNECTIONS` of a process among its uses. */
export function connectionLimits(
  { databaseConnections: total, role, redisUrl }: Settings,
  isPooled: boolean,
): ConnectionLimits {
  const queuesOfRole =
    role === 'web' ? QUEUES_OF_WEB : Math.max(MIN_QUEUES_OF_WORKER, Math.floor(total * 0.4));
  const queues = redisUrl ? 0 : queuesOfRole;
  const pipelinedReads = isPooled ? 0 : total < MANY ? 1 : 2;
  const pipelinedWrites = isPooled ? 0 : total < MANY ? 1 : 3;
  const pool = total - NOTIFICATIONS - queues - pipelinedReads - pipelinedWrites;
  return { pool, pipelinedReads, pipelinedWrites, queues };
}
