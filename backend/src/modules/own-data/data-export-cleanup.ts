import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { dataExportKey } from './data-export-job';
import { DataExportRepository } from './data-export.repository';

const dataExportCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.data-exports',
  queue: 'maintenance',
  schedule: { everyMs: 3600_000 },
});

const BATCH_EXPORTS = 200;

/** Deletes archives after their retention, and those of deleted accounts. */
@Injectable()
@JobHandler(dataExportCleanup)
export class DataExportCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: DataExportRepository,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  /** Deletes the files first, then the rows, so that an interrupted run can be repeated. */
  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - limits.dataExportRetentionMs);
    for (;;) {
      const ids = await this.repository.findObsolete(before, BATCH_EXPORTS);
      if (ids.length === 0) return;
      await Promise.all(ids.map((id) => this.storage.remove(dataExportKey(id))));
      await this.database.transaction((tx) => this.repository.remove(tx, ids));
    }
  }
}
