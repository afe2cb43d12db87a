import {
  canSeeDrafts,
  canViewAsPlayer,
  hasAccess,
  isSuperAdminRole,
  playerStanding,
  type CommentSubject,
  type ContentKind,
  type Policy,
  type RefusalCode,
  type Standing,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type Account } from '../../platform/http';
import { StandingRepository, type CommentRef, type StandingRow } from './standing.repository';

/** The user passes the policy; holds the user's standing and its team. */
export interface AccessResult {
  standing: Standing;
  teamId: number;
}

/** The policy to check, and the refusal for users who may not see the subject at all. */
interface Rule<Subject> {
  policy: Policy<Subject>;
  subject: Subject;
  notFound: RefusalCode;
}

/**
 * The only place that turns a policy into a refusal: 404 for subjects that the user may not see, 403 for actions that the
 * user may not take. Loads the user's standing, or takes it from a row that was read with it.
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

  async toPlay(user: Account, playId: number, policy: Policy): Promise<AccessResult> {
    const row = await this.standings.onPlay(user.userId, playId);
    return this.authorize(user, row, { policy, subject: undefined, notFound: 'play_not_found' });
  }

  toContent(
    user: Account,
    { kind, id }: { kind: ContentKind; id: number },
    policy: Policy,
  ): Promise<AccessResult> {
    return kind === 'page' ? this.toPage(user, id, policy) : this.toPlay(user, id, policy);
  }

  async toComment(user: Account, comment: CommentRef, policy: Policy<CommentSubject>): Promise<AccessResult> {
    const row = await this.standings.onComment(user.userId, comment);
    const subject = { userId: row?.author_id ?? null, parentId: row?.parent_id ?? null };
    return this.authorize(user, row, { policy, subject, notFound: 'comment_not_found' });
  }

  /** Authorizes access to data that belongs to no team: super admins only. */
  toEverything({ accountRole }: Account): void {
    if (!isSuperAdminRole(accountRole)) throw new Refusal('forbidden');
  }

  /** Checks a policy within a transaction, after access was granted. */
  allow<Subject>(standing: Standing, policy: Policy<Subject>, subject: Subject): void {
    if (!policy(standing, subject)) throw new Refusal('forbidden');
  }

  /** Filters rows of several teams by a policy; rows that the user may not see are left out. */
  permits(user: Account, row: StandingRow, policy: Policy): boolean {
    const standing = effectiveStanding(user, row);
    return seesRow(standing, row) && policy(standing, undefined);
  }

  /** Authorizes a row that was selected together with the standing, and returns it. */
  authorize<Row extends StandingRow, Subject = undefined>(
    user: Account,
    row: Row | undefined,
    { policy, subject, notFound }: Rule<Subject>,
  ): AccessResult & { row: Row } {
    if (!row || !seesRow(toStanding(user, row), row)) throw new Refusal(notFound);
    const standing = effectiveStanding(user, row);
    if (!seesRow(standing, row)) throw new Refusal(notFound);
    this.allow(standing, policy, subject);
    return { standing, teamId: row.team_id, row };
  }
}

function seesRow(standing: Standing, { is_draft: isDraft = false }: StandingRow): boolean {
  return hasAccess(standing) && (!isDraft || canSeeDrafts(standing));
}

/** Returns the standing of a player of the team for an editor who views it as one; refuses it for all others. */
function effectiveStanding(user: Account, row: StandingRow): Standing {
  const standing = toStanding(user, row);
  if (!user.viewsAsPlayer) return standing;
  if (!canViewAsPlayer(standing)) throw new Refusal('forbidden');
  return playerStanding(user.userId);
}

function toStanding({ userId, accountRole }: Account, row: StandingRow): Standing {
  return { userId, accountRole, teamRole: row.team_role, isTeamAdmin: row.is_team_admin };
}
