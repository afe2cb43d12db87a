import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { MediaStorage } from '../../platform/storage';
import { PdfExportRepository } from './pdf-export.repository';
import { pdfExportKey } from './pdf-export-job';

const pdfExportCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.page-files',
  queue: 'maintenance',
  schedule: { everyMs: 3600_000 },
});

const BATCH_EXPORTS = 200;

/** Deletes PDF files after their retention. */
@Injectable()
@JobHandler(pdfExportCleanup)
export class PdfExportCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: PdfExportRepository,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  /** Deletes the files first, then the rows, so that an interrupted run can be repeated. */
  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - limits.pdfRetentionMs);
    for (;;) {
      const ids = await this.repository.findOld(before, BATCH_EXPORTS);
      if (ids.length === 0) return;
      await Promise.all(ids.map((id) => this.storage.remove(pdfExportKey(id))));
      await this.database.transaction((tx) => this.repository.remove(tx, ids));
    }
  }
}
