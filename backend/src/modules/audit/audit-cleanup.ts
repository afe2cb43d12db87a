import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { AuditRepository } from './audit.repository';

const DAY_MS = 24 * 3600_000;
/** Retention: a year, plus some weeks to evaluate it. */
const RETENTION_MS = 400 * DAY_MS;

const auditCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.audit',
  queue: 'maintenance',
  schedule: { everyMs: DAY_MS, offsetMs: 4 * 3600_000 },
});

/** Deletes audit entries after their retention: they hold personal data. */
@Injectable()
@JobHandler(auditCleanup)
export class AuditCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    await this.database.transaction((tx) => this.repository.removeBefore(tx, before));
  }
}
