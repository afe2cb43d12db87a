import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { UnrecoverableError, type Job as BullJob, type Worker } from 'bullmq';
import { PermanentJobError } from './permanent-job-error';
import { queueNames, type QueueName } from './job';
import { JobRunner } from './job-runner';
import type { QueueEngine } from './queue-engine';
import { engineToken } from './queues';

/** Concurrent jobs per queue and process. */
const concurrency: Record<QueueName, number> = { email: 10, pdf: 1, maintenance: 1 };

/** The lock of a dead worker expires after this time, and another worker takes its jobs. */
const LOCK_DURATION_MS = 15_000;
const STALLED_CHECK_INTERVAL_MS = 10_000;
/** A job whose worker died so many times has failed. */
const MAX_STALLED_COUNT = 3;

/** Time that running jobs have to finish when the process stops. */
const SHUTDOWN_GRACE_MS = 8000;

/** Runs the jobs of the queues in worker processes. */
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

  /** Lets running jobs finish; those that do not in time are aborted and retried by another process. */
  async beforeApplicationShutdown(): Promise<void> {
    const abort = setTimeout(() => this.runner.abort(), SHUTDOWN_GRACE_MS);
    await Promise.all(this.workers.map((worker) => worker.close().catch(() => undefined)));
    clearTimeout(abort);
  }

  private startOne(name: QueueName): Worker {
    const worker = this.engine.worker(name, (job: BullJob<JobData>) => this.run(job), {
      concurrency: concurrency[name],
      lockDuration: LOCK_DURATION_MS,
      stalledInterval: STALLED_CHECK_INTERVAL_MS,
      maxStalledCount: MAX_STALLED_COUNT,
    });
    worker.on('error', () => undefined);
    worker.on('failed', (job: BullJob<JobData> | undefined, error) => {
      if (job?.finishedOn) void this.runner.recordFailure(job.data.id, error).catch(() => undefined);
    });
    return worker;
  }

  private async run({ data }: BullJob<JobData>): Promise<void> {
    await this.runner.run(data.id).catch((error: unknown) => {
      throw error instanceof PermanentJobError ? new UnrecoverableError(error.message) : error;
    });
  }
}

interface JobData {
  id: number;
}
