import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { TimeSpentRepository } from './time-spent.repository';

/** How long people use the product, by the beats of the app in front of them. */
@Injectable()
export class TimeSpent {
  constructor(
    private readonly database: Database,
    private readonly repository: TimeSpentRepository,
    private readonly clock: Clock,
  ) {}

  async beat({ userId }: CurrentUser, pageId: number | null): Promise<void> {
    const beat = { userId, pageId, now: this.clock.now(), most: limits.heartbeat };
    await this.database.transaction((tx) => this.repository.add(tx, beat));
  }
}
