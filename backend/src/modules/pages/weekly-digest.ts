import { timeZoneOrNull } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler, Outbox } from '../../platform/jobs';
import { digestMail } from './digest-mail';
import { lastDigestTime } from './digest-time';
import { DigestRepository } from './digest.repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** A worker that was down at 7:00 sends the digests up to a day late. */
const MAX_DELAY_MS = DAY_MS;
/** Monday begins this much later in the last time zone than in the first, so a traveller is sent one digest, not two. */
const MAX_ZONE_DISTANCE_MS = 26 * 60 * MINUTE_MS;
/** Rows of users that one transaction locks. */
const BATCH_USERS = 500;
/** Used for users without a known time zone. */
const DEFAULT_ZONE = 'UTC';

/** Every 15 minutes, because offsets of time zones are multiples of it. */
const weeklyDigest = defineJob<Record<string, never>>({
  name: 'maintenance.weekly-digest',
  queue: 'maintenance',
  timeoutMs: 10 * MINUTE_MS,
  schedule: { everyMs: 15 * MINUTE_MS },
});

/** Adds a digest job for each user on Monday at 7:00 in the user's time zone. */
@Injectable()
@JobHandler(weeklyDigest)
export class WeeklyDigest implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: DigestRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    for (const zone of await this.repository.findDigestZones()) {
      const due = lastDigestTime(now, timeZoneOrNull(zone) ?? DEFAULT_ZONE);
      if (now.getTime() - due.getTime() >= MAX_DELAY_MS) continue;
      while ((await this.addBatch(zone, due)) === BATCH_USERS);
    }
  }

  /** Idempotent: the statement that finds the users also marks their digest as written. */
  private addBatch(zone: string | null, due: Date): Promise<number> {
    const since = due.getTime() - WEEK_MS;
    return this.database.transaction(async (tx) => {
      const readers = await this.repository.takeDigestReaders(tx, {
        zone,
        due,
        since: new Date(since),
        digestedBefore: new Date(due.getTime() - MAX_ZONE_DISTANCE_MS),
        max: BATCH_USERS,
      });
      await this.outbox.add(tx, digestMail, ...readers.map((userId) => ({ userId, since })));
      return readers.length;
    });
  }
}
