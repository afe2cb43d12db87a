import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { findJob, queueNames, type JobPayload, type QueueName, type Urgency } from './job';
import type { QueueEngine } from './queue-engine';

export const engineToken = Symbol('queue engine');

/** What is handed to a queue: which row of the outbox to do, and when. */
export interface QueueEntry {
  id: number;
  key: string;
  job: string;
  /** For operators to see; the row itself says what to do. */
  payload: JobPayload;
  /** Milliseconds. */
  delay: number;
  /** It was handed over before and may be there still. */
  isLost: boolean;
}

/** What the queues say about themselves. */
export type QueueCounts = Record<'waiting' | 'active' | 'delayed' | 'failed', number>;

const priorities: Record<Urgency, number> = { urgent: 1, normal: 5, bulk: 10 };

const backoff = { type: 'exponential', delay: 2000, jitter: 0.5 };

const keptDone = { age: 24 * 3600, count: 1000 };
const keptFailed = { age: 30 * 24 * 3600 };

/** The queues as those see them who fill them or look at them. */
@Injectable()
export class Queues {
  readonly all: ReadonlyMap<QueueName, Queue>;

  constructor(@Inject(engineToken) private readonly engine: QueueEngine) {
    this.all = new Map(queueNames.map((name) => [name, quiet(engine.queue(name))]));
  }

  /** What is in its queue already stays there once; what had ended there is done again. */
  async add(entries: readonly QueueEntry[]): Promise<void> {
    this.expectReady();
    for (const [name, queue] of this.all) {
      const its = entries.filter(({ job }) => (findJob(job)?.queue ?? 'upkeep') === name);
      const lost = its.filter(({ isLost }) => isLost);
      await Promise.all(lost.map((entry) => redoEnded(queue, entry)));
      if (its.length > 0) await queue.addBulk(its.map(toBullJob));
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

/** Without a listener a lost connection would end the process; it is mended by itself. */
function quiet(queue: Queue): Queue {
  queue.on('error', () => undefined);
  return queue;
}

function toBullJob({ id, key, job, payload, delay }: QueueEntry) {
  const { urgency = 'normal', attempts = 1 } = findJob(job) ?? {};
  const opts = {
    jobId: key,
    priority: priorities[urgency],
    delay,
    attempts,
    backoff,
    removeOnComplete: keptDone,
    removeOnFail: keptFailed,
  };
  return { name: job, data: { id, payload }, opts };
}

async function redoEnded(queue: Queue, { key }: QueueEntry): Promise<void> {
  const job = await queue.getJob(key);
  const state = await job?.getState();
  if (state === 'failed' || state === 'completed') await job?.retry(state);
}

async function countsOf(queue: Queue): Promise<QueueCounts> {
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { waiting: waiting + prioritized, active, delayed, failed };
}
