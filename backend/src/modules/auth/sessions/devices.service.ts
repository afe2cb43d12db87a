import type { SignedInDevice } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { Refusal, type CurrentUser } from '../../../platform/http';
import { SessionRepository } from './session.repository';
import { Sessions } from './sessions.service';

/** Lists and ends the sessions of a user, one per browser. */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async list({ userId, sessionId }: CurrentUser): Promise<SignedInDevice[]> {
    const rows = await this.repository.findOf(userId, this.clock.now());
    return rows.map(({ id, user_agent, created_at, seen_at }) => ({
      id,
      userAgent: user_agent,
      isThisOne: id === sessionId,
      signedInAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
    }));
  }

  async signOut({ userId }: CurrentUser, sessionId: number): Promise<void> {
    const isEnded = await this.database.transaction((tx) => this.sessions.endOne(tx, userId, sessionId));
    if (!isEnded) throw new Refusal('device_not_found');
  }

  async signOutOthers({ userId, sessionId }: CurrentUser): Promise<void> {
    await this.database.transaction((tx) => this.sessions.endOthers(tx, userId, sessionId));
  }
}
