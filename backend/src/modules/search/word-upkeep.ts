import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { HaystackRepository } from './haystack.repository';

const minute = 60_000;
const hour = 60 * minute;

const wordUpkeep = defineJob<Record<string, never>>({
  name: 'upkeep.words',
  queue: 'upkeep',
  timeoutMs: 10 * minute,
  schedule: { everyMs: 24 * hour, offsetMs: 2 * hour },
});

/** Deletes terms that no page contains. */
@Injectable()
@JobHandler(wordUpkeep)
export class WordUpkeep implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: HaystackRepository,
  ) {}

  handle(): Promise<void> {
    return this.database.transaction((tx) => this.repository.forgetWords(tx));
  }
}
