import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { UnrecoverableError, type Job as BullJob, type Worker } from 'bullmq';
import { GivenUp } from './given-up';
import { queueNames, type QueueName } from './job';
import { JobRunner } from './job-runner';
import type { QueueEngine } from './queue-engine';
import { engineToken } from './queues';

/** Jobs of each queue that one process does at the same time. */
const concurrency: Record<QueueName, number> = { email: 10, pdf: 1, upkeep: 1 };

/** A worker that died is noticed after this long, in milliseconds; its jobs are taken by another. */
const lockDuration = 15_000;
const stalledInterval = 10_000;
/** A job that took so many processes down with it has failed. */
const maxStalledCount = 3;

/** Takes jobs out of the queues, where this process is one that works. */
@Injectable()
export class Workers implements BeforeApplicationShutdown {
  private workers: Worker[] = [];

  constructor(
    @Inject(engineToken) private readonly engine: QueueEngine,
    private readonly runner: JobRunner,
  ) {}

  start(): void {
    this.workers = queueNames.map((name) => this.startOne(name));
  }

  /** What is being done is let finish, for a while; what is not done by then is done again elsewhere. */
  async beforeApplicationShutdown(): Promise<void> {
    const abort = setTimeout(() => this.runner.abort(), 8000);
    await Promise.all(this.workers.map((worker) => worker.close().catch(() => undefined)));
    clearTimeout(abort);
  }

  private startOne(name: QueueName): Worker {
    const worker = this.engine.worker(name, (job: BullJob<JobData>) => this.run(job), {
      concurrency: concurrency[name],
      ...{ lockDuration, stalledInterval, maxStalledCount },
    });
    worker.on('error', () => undefined);
    worker.on('failed', (job: BullJob<JobData> | undefined, error) => {
      if (job?.finishedOn) void this.runner.giveUp(job.data.id, error).catch(() => undefined);
    });
    return worker;
  }

  private async run({ data }: BullJob<JobData>): Promise<void> {
    await this.runner.run(data.id).catch((error: unknown) => {
      throw error instanceof GivenUp ? new UnrecoverableError(error.message) : error;
    });
  }
}

interface JobData {
  id: number;
}
