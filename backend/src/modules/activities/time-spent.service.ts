import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { TimeSpentRepository } from './time-spent.repository';

/** Records the time that users spend in the product, from heartbeats of the visible app. */
@Injectable()
export class TimeSpent {
  constructor(
    private readonly database: Database,
    private readonly repository: TimeSpentRepository,
    private readonly clock: Clock,
  ) {}

  async heartbeat({ userId }: CurrentUser, pageId: number | null): Promise<void> {
    const heartbeat = { userId, pageId, now: this.clock.now(), maxMs: limits.heartbeatMaxMs };
    await this.database.transaction((tx) => this.repository.add(tx, heartbeat));
  }
}
