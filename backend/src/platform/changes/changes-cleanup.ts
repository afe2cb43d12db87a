import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { defineJob, JobHandler } from '../jobs';
import { ChangeRepository } from './change.repository';

const HOUR_MS = 3600_000;

const changesCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.changes',
  queue: 'maintenance',
  schedule: { everyMs: HOUR_MS / 4 },
});

/** Deletes changes after an hour: a client that reconnects later refetches everything. */
@Injectable()
@JobHandler(changesCleanup)
export class ChangesCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: ChangeRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - HOUR_MS);
    await this.database.transaction((tx) => this.repository.removeBefore(tx, before));
  }
}
