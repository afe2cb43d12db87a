import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { findJob, queueNames, type JobPayload, type QueueName, type Priority } from './job';
import type { QueueEngine } from './queue-engine';

export const engineToken = Symbol('queue engine');

/** An outbox row to enqueue. */
export interface QueueEntry {
  id: number;
  key: string;
  job: string;
  /** Shown to operators; workers read the row. */
  payload: JobPayload;
  delayMs: number;
  /** It was enqueued before and may still be in the queue. */
  isLost: boolean;
}

/** Jobs of a queue by state. */
export type QueueCounts = Record<'waiting' | 'active' | 'delayed' | 'failed', number>;

const priorities: Record<Priority, number> = { urgent: 1, normal: 5, bulk: 10 };

const backoff = { type: 'exponential', delay: 2000, jitter: 0.5 };

const COMPLETED_RETENTION = { age: 24 * 3600, count: 1000 };
const FAILED_RETENTION = { age: 30 * 24 * 3600 };

/** Adds jobs to the queues and counts them. */
@Injectable()
export class Queues {
  readonly all: ReadonlyMap<QueueName, Queue>;

  constructor(@Inject(engineToken) private readonly engine: QueueEngine) {
    this.all = new Map(queueNames.map((name) => [name, ignoreErrors(engine.queue(name))]));
  }

  /** Skips entries that their queue already holds; lost ones that completed or failed there are retried. */
  async add(entries: readonly QueueEntry[]): Promise<void> {
    this.expectReady();
    for (const [name, queue] of this.all) {
      const queued = entries.filter(({ job }) => (findJob(job)?.queue ?? 'maintenance') === name);
      const lost = queued.filter(({ isLost }) => isLost);
      await Promise.all(lost.map((entry) => retryEnded(queue, entry)));
      if (queued.length > 0) await queue.addBulk(queued.map(toBullJob));
    }
  }

  async counts(): Promise<Record<QueueName, QueueCounts>> {
    this.expectReady();
    const entries = await Promise.all(
      [...this.all].map(async ([name, queue]) => [name, await countsOf(queue)]),
    );
    return Object.fromEntries(entries) as Record<QueueName, QueueCounts>;
  }

  private expectReady(): void {
    if (!this.engine.isReady()) throw new Error('The queues cannot be reached.');
  }

  async close(): Promise<void> {
    await Promise.all([...this.all.values()].map((queue) => queue.close().catch(() => undefined)));
  }
}

/** Without a listener an `error` event ends the process. BullMQ reconnects by itself. */
function ignoreErrors(queue: Queue): Queue {
  queue.on('error', () => undefined);
  return queue;
}

function toBullJob({ id, key, job, payload, delayMs }: QueueEntry) {
  const { priority: urgency = 'normal', attempts = 1 } = findJob(job) ?? {};
  const opts = {
    jobId: key,
    priority: priorities[urgency],
    delay: delayMs,
    attempts,
    backoff,
    removeOnComplete: COMPLETED_RETENTION,
    removeOnFail: FAILED_RETENTION,
  };
  return { name: job, data: { id, payload }, opts };
}

async function retryEnded(queue: Queue, { key }: QueueEntry): Promise<void> {
  const job = await queue.getJob(key);
  const state = await job?.getState();
  if (state === 'failed' || state === 'completed') await job?.retry(state);
}

async function countsOf(queue: Queue): Promise<QueueCounts> {
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { waiting: waiting + prioritized, active, delayed, failed };
}
