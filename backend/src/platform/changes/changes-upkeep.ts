import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database';
import { defineJob, Handles, type JobHandler } from '../jobs';
import { ChangeRepository } from './change.repository';

const hour = 3600_000;

const changesUpkeep = defineJob<Record<string, never>>({
  name: 'upkeep.changes',
  queue: 'upkeep',
  repeats: { every: hour / 4 },
});

/** Whoever comes back after an hour reads everything anew. */
@Injectable()
@Handles(changesUpkeep)
export class ChangesUpkeep implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: ChangeRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - hour);
    await this.database.transaction((tx) => this.repository.removeBefore(tx, before));
  }
}
