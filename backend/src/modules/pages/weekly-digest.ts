import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, Handles, Outbox, type JobHandler } from '../../platform/jobs';
import { digestMail } from './digest-mail';
import { PageMailRepository } from './page-mail.repository';

const hour = 3600_000;
const week = 7 * 24 * hour;

/** On Mondays at seven, UTC: the first of January 1970 was a Thursday. */
const weeklyDigest = defineJob<Record<string, never>>({
  name: 'upkeep.weekly-digest',
  queue: 'upkeep',
  repeats: { every: week, offset: 4 * 24 * hour + 7 * hour },
});

/** Writes one message for everybody in whose teams something happened. */
@Injectable()
@Handles(weeklyDigest)
export class WeeklyDigest implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: PageMailRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Written once for a week, also when it is done twice. */
  async handle(): Promise<void> {
    const since = this.clock.now().getTime() - week;
    await this.database.transaction(async (tx) => {
      const readers = await this.repository.findReadersOfWeek(tx, new Date(since));
      const entries = readers.map((userId) => ({ payload: { userId, since }, once: String(userId) }));
      await this.outbox.gather(tx, digestMail, { entries });
    });
  }
}
