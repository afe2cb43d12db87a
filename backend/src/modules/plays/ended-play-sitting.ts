import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { PeopleMentions } from '../lifecycle';

interface SavedPlay extends Record<string, number> {
  playId: number;
}

export const endedPlaySitting = defineJob<SavedPlay>({ name: 'plays.sitting', queue: 'maintenance' });

/** Notifies the users whom a new play mentions, ten minutes after it was created. `EndedSittings` notifies them of changes. */
@Injectable()
@JobHandler(endedPlaySitting)
export class EndedPlaySitting implements JobHandler<SavedPlay> {
  constructor(
    private readonly database: Database,
    private readonly mentions: PeopleMentions,
  ) {}

  async handle({ playId: id }: SavedPlay): Promise<void> {
    await this.database.transaction((tx) => this.mentions.notify(tx, { kind: 'play', id }));
  }
}
