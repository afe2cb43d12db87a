import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { NotificationRepository } from './notification.repository';

const DAY_MS = 24 * 3600_000;
const RETENTION_MS = 90 * DAY_MS;

const notificationCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.notifications',
  queue: 'maintenance',
  schedule: { everyMs: DAY_MS, offsetMs: 5 * 3600_000 },
});

/** Deletes notifications after their retention, read or unread. */
@Injectable()
@JobHandler(notificationCleanup)
export class NotificationCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    await this.database.transaction((tx) => this.repository.removeBefore(tx, before));
  }
}
