import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { HaystackRepository } from './haystack.repository';
import { Haystacks } from './haystacks.service';
import { MERGE_BATCH_PAGES } from './index-saved-pages';

const minute = 60_000;

const haystackUpkeep = defineJob<Record<string, never>>({
  name: 'upkeep.haystacks',
  queue: 'upkeep',
  timeoutMs: 10 * minute,
  schedule: { everyMs: 10 * minute },
});

/** Merges recently indexed pages into the trigram and term indexes; until then a search scans them. */
@Injectable()
@JobHandler(haystackUpkeep)
export class HaystackUpkeep implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: HaystackRepository,
    private readonly haystacks: Haystacks,
  ) {}

  async handle(): Promise<void> {
    await this.haystacks.catchUp();
    const settle = () => this.database.transaction((tx) => this.repository.settle(tx, MERGE_BATCH_PAGES));
    while ((await settle()) === MERGE_BATCH_PAGES);
  }
}
