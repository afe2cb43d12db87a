import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { Bin } from '../lifecycle';
import { MediaIntake } from './media-intake.service';
import { MediaRepository } from './media.repository';

const mediaCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.media',
  queue: 'maintenance',
  schedule: { everyMs: 3600_000 },
});

const BATCH_FILES = 100;

/** Files whose time in the bin is over. */
@Injectable()
export class ExpiredFiles {
  constructor(
    private readonly database: Database,
    private readonly repository: MediaRepository,
    private readonly intake: MediaIntake,
    private readonly bin: Bin,
  ) {}

  /** Deletes the content of each file, then its row, so that a repetition after a failure finds what remains. Returns the number. */
  async delete(): Promise<number> {
    const before = this.bin.oldest();
    let deleted = 0;
    for (;;) {
      const rows = await this.repository.findExpired(before, BATCH_FILES);
      if (rows.length === 0) return deleted;
      await this.intake.discard(rows);
      const ids = rows.map(({ id }) => id);
      deleted += await this.database.transaction((tx) => this.repository.deleteExpired(tx, ids, before));
    }
  }
}

@Injectable()
@JobHandler(mediaCleanup)
export class MediaCleanup implements JobHandler<Record<string, never>> {
  constructor(private readonly files: ExpiredFiles) {}

  async handle(): Promise<void> {
    await this.files.delete();
  }
}
