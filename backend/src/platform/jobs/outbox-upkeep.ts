import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { Handles, type JobHandler } from './handles';
import { defineJob } from './job';
import { OutboxRepository } from './outbox.repository';

const day = 24 * 3600_000;
const failedKept = 30 * day;

const outboxUpkeep = defineJob<Record<string, never>>({
  name: 'upkeep.outbox',
  queue: 'upkeep',
  repeats: { every: day, offset: 4 * 3600_000 },
});

/** Forgets jobs that failed long ago. */
@Injectable()
@Handles(outboxUpkeep)
export class OutboxUpkeep implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - failedKept);
    await this.database.transaction((tx) => this.repository.removeFailedBefore(tx, before));
  }
}
