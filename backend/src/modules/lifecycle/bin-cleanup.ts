import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler } from '../../platform/jobs';
import { Bin } from './bin.service';

const binCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.bin',
  queue: 'maintenance',
  schedule: { everyMs: 3600_000 },
});

/** Deletes pages and plays whose time in the bin is over. */
@Injectable()
@JobHandler(binCleanup)
export class BinCleanup implements JobHandler<Record<string, never>> {
  constructor(private readonly bin: Bin) {}

  async handle(): Promise<void> {
    await this.bin.empty();
  }
}
