import {
  canSeeDrafts,
  hasAccess,
  isSuperAdminRole,
  limits,
  type Activity,
  type ActivityTarget,
  type AuditAct,
  type ChangeKind,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import type { Tx } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Audit } from '../audit';
import { presentActivity } from './activity.presenter';
import { ActivityRepository, type NewActivity } from './activity.repository';

/** The kind of live update for each target. Updates of comments name the page or play, so only the comments module can send them. */
const changeKinds: Record<Exclude<ActivityTarget, 'comment'>, ChangeKind> = {
  team: 'team',
  page: 'page',
  pages: 'page',
  member: 'team',
  invite_link: 'invites',
  media: 'media',
  category: 'categories',
  play: 'plays',
  plays: 'plays',
  board_formation: 'plays',
  page_template: 'page',
  invitation: 'invites',
};

/** Targets whose activities are also written to the audit log. */
const auditActs: Partial<Record<ActivityTarget, AuditAct>> = {
  team: 'team_changed',
  member: 'member_changed',
  invite_link: 'invite_link_changed',
  invitation: 'invitation_changed',
};

@Injectable()
export class Activities {
  constructor(
    private readonly access: Access,
    private readonly repository: ActivityRepository,
    private readonly changes: Changes,
    private readonly audit: Audit,
  ) {}

  async ofTeam(actor: CurrentUser, teamId: number): Promise<Activity[]> {
    const { standing } = await this.access.toTeam(actor, teamId, hasAccess);
    const includesDrafts = canSeeDrafts(standing);
    const rows = await this.repository.findOfTeam(teamId, { limit: limits.activities, includesDrafts });
    return rows.map(presentActivity);
  }

  async recent(actor: CurrentUser): Promise<Activity[]> {
    const everywhere = isSuperAdminRole(actor.accountRole);
    const rows = await this.repository.findRecent(actor.userId, limits.activities, everywhere);
    return rows.map(presentActivity);
  }

  /** Records an activity in the transaction of its change, and sends live updates to the team. */
  async record(tx: Tx, activity: NewActivity): Promise<void> {
    await this.repository.insert(tx, activity);
    const { teamId, userId, action, targetType, targetName } = activity;
    const act = auditActs[targetType];
    if (act) await this.audit.add(tx, { act, actorId: userId, about: targetName, detail: action, teamId });
    if (targetType === 'comment') return;
    const what = changeKinds[targetType];
    this.changes.add(tx, { what, teamId, id: changedId(activity) });
  }

  /** Records one activity on several pages or plays, which only editors see: one of them may be or become a draft. */
  async recordSeveral(
    tx: Tx,
    activity: NewActivity & { targetType: 'pages' | 'plays' },
    ids: readonly number[],
  ): Promise<void> {
    await this.repository.insert(tx, activity);
    const { teamId, targetType } = activity;
    this.changes.add(tx, ...ids.map((id) => ({ what: changeKinds[targetType], teamId, id })));
  }

  /** Sends live updates of a change that a committed statement recorded by itself (`recordInSameStatement`). */
  announce(changeId: string): void {
    this.changes.notify(changeId);
  }
}

/** Returns the id in the live update of an activity: 0 for a formation or template, whose id tabs would take for that of a play or page. */
function changedId({ targetType, teamId, targetId }: NewActivity): number {
  if (targetType === 'board_formation' || targetType === 'page_template') return 0;
  return targetType === 'team' || targetType === 'member' ? teamId : targetId;
}
