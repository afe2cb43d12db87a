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

/** Each of the three workers keeps one connection of the queues for LISTEN; two are for their statements. */
const MIN_QUEUES_OF_WORKER = 5;
const QUEUES_OF_WEB = 2;
const NOTIFICATIONS = 1;
/** The second one bypasses the first while that is stalled. */
const PIPELINED_READS = 2;
const PIPELINED_WRITES = 3;
/** With fewer connections there is one for pipelined writes. */
const MANY_CONNECTIONS = 30;

/** Divides `DATABASE_CONNECTIONS` of a process among its uses. */
export function connectionLimits(
  { databaseConnections: total, role, redisUrl }: Settings,
  isPooled: boolean,
): ConnectionLimits {
  const queuesOfRole =
    role === 'web' ? QUEUES_OF_WEB : Math.max(MIN_QUEUES_OF_WORKER, Math.floor(total * 0.4));
  const queues = redisUrl ? 0 : queuesOfRole;
  const pipelinedReads = isPooled ? 0 : PIPELINED_READS;
  const writes = total < MANY_CONNECTIONS ? 1 : PIPELINED_WRITES;
  const pipelinedWrites = isPooled ? 0 : writes;
  const pool = total - NOTIFICATIONS - queues - pipelinedReads - pipelinedWrites;
  return { pool, pipelinedReads, pipelinedWrites, queues };
}
