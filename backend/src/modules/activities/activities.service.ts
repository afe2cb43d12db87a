import {
  hasAccess,
  isSuperAdminRole,
  limits,
  type Activity,
  type ActivityTarget,
  type ChangeKind,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import type { Tx } from '../../platform/database';
import type { Actor } from '../../platform/http';
import { Access } from '../access';
import { presentActivity } from './activity.presenter';
import { ActivityRepository, type NewActivity } from './activity.repository';

/** What is to be read again after an activity. Comments name their page, which only they know. */
const changed: Record<Exclude<ActivityTarget, 'comment'>, ChangeKind> = {
  team: 'team',
  page: 'page',
  member: 'team',
  invite_link: 'invites',
  media: 'media',
  category: 'categories',
  play: 'plays',
  invitation: 'invites',
};

@Injectable()
export class Activities {
  constructor(
    private readonly access: Access,
    private readonly repository: ActivityRepository,
    private readonly changes: Changes,
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

  /** In the transaction of the change it tells of; the team hears of it. */
  async record(tx: Tx, activity: NewActivity): Promise<void> {
    await this.repository.insert(tx, activity);
    const { targetType, targetId, teamId } = activity;
    if (targetType === 'comment') return;
    const what = changed[targetType];
    await this.changes.add(tx, { what, teamId, id: what === 'team' ? teamId : targetId });
  }
}
