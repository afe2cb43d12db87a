import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { defineJob, JobHandler } from '../../../platform/jobs';
import { AccountTokenRepository } from '../passwords/account-token.repository';
import { SessionRepository } from '../sessions/session.repository';
import { UnsubscribeTokenRepository } from '../email-subscriptions/unsubscribe-token.repository';

const DAY_MS = 24 * 3600_000;
/** Used and expired tokens are kept for a while so that the app can explain why a link does not work. */
const TOKEN_RETENTION_MS = 30 * DAY_MS;
const UNSUBSCRIBE_TOKEN_RETENTION_MS = 365 * DAY_MS;

const accountCleanup = defineJob<Record<string, never>>({
  name: 'maintenance.accounts',
  queue: 'maintenance',
  schedule: { everyMs: DAY_MS, offsetMs: 3 * 3600_000 },
});

/** Deletes expired sessions and tokens. */
@Injectable()
@JobHandler(accountCleanup)
export class AccountCleanup implements JobHandler<Record<string, never>> {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: AccountTokenRepository,
    private readonly unsubscribeTokens: UnsubscribeTokenRepository,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    const before = (age: number) => new Date(now.getTime() - age);
    await this.database.transaction(async (tx) => {
      await this.sessions.deleteExpired(tx, now);
      await this.tokens.deleteExpiredBefore(tx, before(TOKEN_RETENTION_MS));
      await this.unsubscribeTokens.removeBefore(tx, before(UNSUBSCRIBE_TOKEN_RETENTION_MS));
    });
  }
}
