import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { NotificationRepository } from './notification.repository';

const day = 24 * 3600_000;
const kept = 90 * day;

const notificationUpkeep = defineJob<Record<string, never>>({
  name: 'upkeep.notifications',
  queue: 'upkeep',
  schedule: { everyMs: day, offsetMs: 5 * 3600_000 },
});

/** Deletes notifications after their retention, read or unread. */
@Injectable()
@JobHandler(notificationUpkeep)
export class NotificationUpkeep implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - kept);
    await this.database.transaction((tx) => this.repository.removeBefore(tx, before));
  }
}
