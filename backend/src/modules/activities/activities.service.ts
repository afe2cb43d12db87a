import { hasAccess, isSuperAdminRole, limits, type Activity } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import type { Actor } from '../../platform/http';
import { Access } from '../access';
import { presentActivity } from './activity.presenter';
import { ActivityRepository, type NewActivity } from './activity.repository';

@Injectable()
export class Activities {
  constructor(
    private readonly access: Access,
    private readonly repository: ActivityRepository,
  ) {}

  async ofTeam(actor: Actor, teamId: number): Promise<Activity[]> {
    await this.access.toTeam(actor, teamId, hasAccess);
    const rows = await this.repository.findOfTeam(teamId, limits.activities);
    return rows.map(presentActivity);
  }

  async recent(actor: Actor): Promise<Activity[]> {
    const everywhere = isSuperAdminRole(actor.accountRole);
    const rows = await this.repository.findRecent(actor.userId, limits.activities, everywhere);
    return rows.map(presentActivity);
  }

  /** In the transaction of the change it tells of. */
  record(tx: Tx, activity: NewActivity): Promise<void> {
    return this.repository.insert(tx, activity);
  }
}
