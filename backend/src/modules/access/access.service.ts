import {
  hasAccess,
  isSuperAdminRole,
  type CommentSubject,
  type Policy,
  type RefusalCode,
  type Standing,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type Actor } from '../../platform/http';
import { StandingRepository, type StandingRow } from './standing.repository';

/** Whom a policy let through, and where. */
export interface Admission {
  standing: Standing;
  teamId: number;
}

/**
 * The only place that turns a policy into a refusal: what someone may not see answers 404, what they may see but not do
 * answers 403.
 */
@Injectable()
export class Access {
  constructor(private readonly standings: StandingRepository) {}

  async toTeam(actor: Actor, teamId: number, policy: Policy): Promise<Admission> {
    const row = await this.standings.inTeam(actor.userId, teamId);
    return this.judge(actor, row, { policy, subject: undefined, unseen: 'team_not_found' });
  }

  async toPage(actor: Actor, pageId: number, policy: Policy): Promise<Admission> {
    const row = await this.standings.onPage(actor.userId, pageId);
    return this.judge(actor, row, { policy, subject: undefined, unseen: 'page_not_found' });
  }

  async toComment(actor: Actor, commentId: number, policy: Policy<CommentSubject>): Promise<Admission> {
    const row = await this.standings.onComment(actor.userId, commentId);
    const subject = { userId: row?.author_id ?? null, parentId: row?.parent_id ?? null };
    return this.judge(actor, row, { policy, subject, unseen: 'comment_not_found' });
  }

  /** To what belongs to no team. */
  toEverything({ accountRole }: Actor): void {
    if (!isSuperAdminRole(accountRole)) throw new Refusal('forbidden');
  }

  /** For what is found out within a transaction, after the caller was let in. */
  allow<Subject>(standing: Standing, policy: Policy<Subject>, subject: Subject): void {
    if (!policy(standing, subject)) throw new Refusal('forbidden');
  }

  /** Filters rows of several teams by a policy, where what the caller may not see is left out. */
  permits(actor: Actor, row: StandingRow, policy: Policy): boolean {
    const standing = toStanding(actor, row);
    return hasAccess(standing) && policy(standing, undefined);
  }

  /** For hot reads that select the standing together with what they read. */
  judge<Subject>(
    actor: Actor,
    row: StandingRow | undefined,
    { policy, subject, unseen }: { policy: Policy<Subject>; subject: Subject; unseen: RefusalCode },
  ): Admission {
    const standing = row && toStanding(actor, row);
    if (!standing || !hasAccess(standing)) throw new Refusal(unseen);
    this.allow(standing, policy, subject);
    return { standing, teamId: row.team_id };
  }
}

function toStanding({ userId, accountRole }: Actor, row: StandingRow): Standing {
  return { userId, accountRole, teamRole: row.team_role, isTeamAdmin: row.is_team_admin };
}
