import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { JobHandler } from './job-handler';
import { defineJob } from './job';
import { OutboxRepository } from './outbox.repository';

const DAY_MS = 24 * 3600_000;
const FAILED_RETENTION_MS = 30 * DAY_MS;

const outboxCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.outbox',
  queue: 'maintenance',
  schedule: { everyMs: DAY_MS, offsetMs: 4 * 3600_000 },
});

/** Deletes failed jobs after their retention. */
@Injectable()
@JobHandler(outboxCleanup)
export class OutboxCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - FAILED_RETENTION_MS);
    await this.database.transaction((tx) => this.repository.removeFailedBefore(tx, before));
  }
}
