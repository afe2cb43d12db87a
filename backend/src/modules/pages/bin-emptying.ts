import { Injectable } from '@nestjs/common';
import { defineJob, Handles, type JobHandler } from '../../platform/jobs';
import { Bin } from './bin.service';

const binEmptying = defineJob<Record<string, never>>({
  name: 'upkeep.bin',
  queue: 'upkeep',
  repeats: { every: 3600_000 },
});

/** Deletes pages whose time in the bin is over. */
@Injectable()
@Handles(binEmptying)
export class BinEmptying implements JobHandler<Record<string, never>> {
  constructor(private readonly bin: Bin) {}

  async handle(): Promise<void> {
    await this.bin.empty();
  }
}
