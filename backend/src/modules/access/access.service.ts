import {
  hasAccess,
  isSuperAdminRole,
  type CommentSubject,
  type Policy,
  type RefusalCode,
  type Standing,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type Account } from '../../platform/http';
import { StandingRepository, type StandingRow } from './standing.repository';

/** A policy passed: the user's standing, and the team that it is in. */
export interface AccessResult {
  standing: Standing;
  teamId: number;
}

/** The policy to ask, and the refusal where the user may not see the subject at all. */
interface Rule<Subject> {
  policy: Policy<Subject>;
  subject: Subject;
  notFound: RefusalCode;
}

/**
 * The only place that turns a policy into a refusal: what users may not see answers 404, what they may see but not do answers 403.
 * It loads the standing of the user, or takes it from a row that was read with it.
 */
@Injectable()
export class Access {
  constructor(private readonly standings: StandingRepository) {}

  async toTeam(user: Account, teamId: number, policy: Policy): Promise<AccessResult> {
    const row = await this.standings.inTeam(user.userId, teamId);
    return this.authorize(user, row, { policy, subject: undefined, notFound: 'team_not_found' });
  }

  async toPage(user: Account, pageId: number, policy: Policy): Promise<AccessResult> {
    const row = await this.standings.onPage(user.userId, pageId);
    return this.authorize(user, row, { policy, subject: undefined, notFound: 'page_not_found' });
  }

  async toComment(user: Account, commentId: number, policy: Policy<CommentSubject>): Promise<AccessResult> {
    const row = await this.standings.onComment(user.userId, commentId);
    const subject = { userId: row?.author_id ?? null, parentId: row?.parent_id ?? null };
    return this.authorize(user, row, { policy, subject, notFound: 'comment_not_found' });
  }

  /** To what belongs to no team. */
  toEverything({ accountRole }: Account): void {
    if (!isSuperAdminRole(accountRole)) throw new Refusal('forbidden');
  }

  /** For rules that are checked within a transaction, after access was granted. */
  allow<Subject>(standing: Standing, policy: Policy<Subject>, subject: Subject): void {
    if (!policy(standing, subject)) throw new Refusal('forbidden');
  }

  /** Filters rows of several teams by a policy, where what the user may not see is left out. */
  permits(user: Account, row: StandingRow, policy: Policy): boolean {
    const standing = toStanding(user, row);
    return hasAccess(standing) && policy(standing, undefined);
  }

  /** For reads that select the standing together with their subject, whose row is returned. */
  authorize<Row extends StandingRow, Subject = undefined>(
    user: Account,
    row: Row | undefined,
    { policy, subject, notFound }: Rule<Subject>,
  ): AccessResult & { row: Row } {
    const standing = row && toStanding(user, row);
    if (!standing || !hasAccess(standing)) throw new Refusal(notFound);
    this.allow(standing, policy, subject);
    return { standing, teamId: row.team_id, row };
  }
}

function toStanding({ userId, accountRole }: Account, row: StandingRow): Standing {
  return { userId, accountRole, teamRole: row.team_role, isTeamAdmin: row.is_team_admin };
}
