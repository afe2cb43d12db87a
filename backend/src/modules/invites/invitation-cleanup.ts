import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler } from '../../platform/jobs';
import { InvitationRepository } from './invitation.repository';

const invitationCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.invitations',
  queue: 'maintenance',
  schedule: { everyMs: 3600_000 },
});

/** Marks invitations as expired and deletes their tokens. */
@Injectable()
@JobHandler(invitationCleanup)
export class InvitationCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly repository: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.database.transaction((tx) => this.repository.expire(tx, this.clock.now()));
  }
}
