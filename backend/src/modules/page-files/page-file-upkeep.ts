import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { PageFileRepository } from './page-file.repository';
import { pageFileKey } from './page-pdf';

const upkeep = defineJob<Record<string, never>>({
  name: 'upkeep.page-files',
  queue: 'upkeep',
  schedule: { everyMs: 3600_000 },
});

const batch = 200;

/** Deletes PDF files after their retention. */
@Injectable()
@JobHandler(upkeep)
export class PageFileUpkeep implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: PageFileRepository,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  /** Deletes the files first, then the rows, so that an interrupted run can be repeated. */
  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - limits.pageFileKept);
    for (;;) {
      const ids = await this.repository.findOld(before, batch);
      if (ids.length === 0) return;
      await Promise.all(ids.map((id) => this.storage.remove(pageFileKey(id))));
      await this.database.transaction((tx) => this.repository.remove(tx, ids));
    }
  }
}
