import {
  canChangeAccount,
  canGrant,
  canChangeNumber,
  canManageMembers,
  canSeeTeam,
  canTouchMember,
  isSuperAdmin,
  positionCodesOf,
  squadTexts,
  type MemberChange,
  type MemberProfile,
  type Standing,
  type TeamMember,
  type TeamRole,
  type TeamUser,
  type TeamUserChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { acceptEmail } from '../../platform/email-addresses';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { fullNameOf, rethrowTaken } from '../auth';
import { memberSubject, presentMember, presentTeamUser } from './member.presenter';
import { MemberRepository, type MemberRow } from './member.repository';
import { lockSport } from './team.repository';

/** Manages the members of a team. */
@Injectable()
export class Members {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: MemberRepository,
    private readonly activities: Activities,
    private readonly changes: Changes,
  ) {}

  async users(actor: CurrentUser, teamId: number): Promise<TeamUser[]> {
    await this.access.toTeam(actor, teamId, canManageMembers);
    const rows = await this.repository.findOfTeam(teamId);
    return rows.map(presentTeamUser);
  }

  /** Returns a member with the teams that the caller also sees. */
  async read(actor: CurrentUser, { teamId, userId }: TeamMembership): Promise<MemberProfile> {
    const { standing } = await this.access.toTeam(actor, teamId, canSeeTeam);
    const viewer = { id: actor.userId, seesAllTeams: isSuperAdmin(standing) };
    const [row, sharedTeams] = await Promise.all([
      this.repository.findOne(teamId, userId),
      this.repository.findSharedTeams(userId, viewer),
    ]);
    if (!row) throw new Refusal('member_not_found');
    return { ...presentMember(row, standing), isTeamAdmin: row.is_team_admin, sharedTeams };
  }

  async changeRole(actor: CurrentUser, place: TeamMembership, role: TeamRole): Promise<TeamMember> {
    const { standing } = await this.access.toTeam(actor, place.teamId, canManageMembers);
    await this.database.transaction(async (tx) => {
      const row = await this.find(tx, place);
      await this.moveTo(tx, { row, standing, ...place }, role);
    });
    const row = await this.repository.findOne(place.teamId, place.userId);
    if (!row) throw new Refusal('member_not_found');
    return presentMember(row, standing);
  }

  /** Changes number and positions. Not an activity: a manager who numbers a squad would fill the list. */
  async changeNumber(actor: CurrentUser, place: TeamMembership, change: MemberChange): Promise<TeamMember> {
    const { teamId, userId } = place;
    const { standing } = await this.access.toTeam(actor, teamId, canManageMembers);
    const row = await this.database.transaction(async (tx) => {
      const sport = await lockSport(tx, teamId);
      const before = await this.find(tx, place);
      if (userId === standing.userId) throw new Refusal('not_yourself');
      this.access.allow(standing, canChangeNumber, memberSubject(before));
      expectPositionsOf(sport, change.positions);
      await this.repository.changeNumber(tx, before, change);
      this.changes.add(tx, { what: 'team', teamId, id: teamId });
      return this.find(tx, place);
    });
    return presentMember(row, standing);
  }

  /**
   * Changes a member. After its owner has set a password, names and email address of an account can only be changed by the
   * owner.
   */
  async change(
    actor: CurrentUser,
    place: TeamMembership,
    { role, ...identity }: TeamUserChange,
  ): Promise<TeamUser> {
    const { standing } = await this.access.toTeam(actor, place.teamId, canManageMembers);
    const write = this.database.transaction(async (tx) => {
      const row = await this.find(tx, place);
      const tidy = tidyIdentity(identity, row);
      if (role !== row.role) await this.moveTo(tx, { row, standing, ...place }, role);
      if (isRenamed(row, tidy)) {
        const { user_id: userId, has_set_password, account_role: accountRole } = row;
        const account = { userId, accountRole, hasSetPassword: has_set_password };
        if (!canChangeAccount(standing, account)) throw new Refusal('account_is_theirs');
        await this.repository.changeIdentity(tx, place.userId, tidy);
        const { teamId } = place;
        this.changes.add(tx, { what: 'account', userId, id: userId }, { what: 'team', teamId, id: teamId });
      }
      return presentTeamUser(await this.find(tx, place));
    });
    return write.catch(rethrowTaken);
  }

  async remove(actor: CurrentUser, place: TeamMembership): Promise<void> {
    const { standing } = await this.access.toTeam(actor, place.teamId, canManageMembers);
    await this.database.transaction(async (tx) => {
      const row = await this.find(tx, place);
      this.expectMayChange(standing, row);
      await this.repository.remove(tx, place.teamId, place.userId);
      await this.activities.record(tx, about(standing, place, { row, action: 'removed' }));
      this.changes.add(tx, { what: 'team', userId: place.userId, id: place.teamId });
    });
  }

  private async moveTo(tx: Tx, { row, standing, teamId, userId }: Touched, role: TeamRole): Promise<void> {
    this.expectMayChange(standing, row);
    this.access.allow(standing, canGrant, role);
    await this.repository.changeRole(tx, teamId, userId, role);
    await this.activities.record(tx, about(standing, { teamId, userId }, { row, action: `made ${role}` }));
  }

  private expectMayChange(standing: Standing, row: MemberRow): void {
    if (row.user_id === standing.userId) throw new Refusal('not_yourself');
    this.access.allow(standing, canTouchMember, memberSubject(row));
  }

  private async find(tx: Tx, { teamId, userId }: TeamMembership): Promise<MemberRow> {
    const row = await this.repository.lock(tx, teamId, userId);
    if (!row) throw new Refusal('member_not_found');
    return row;
  }
}

/** A user in a team. */
interface TeamMembership {
  teamId: number;
  userId: number;
}

interface Touched extends TeamMembership {
  row: MemberRow;
  standing: Standing;
}

function expectPositionsOf(sport: string, codes: readonly string[] = []): void {
  const known = positionCodesOf(sport);
  const unknown = codes.filter((code) => !known.includes(code));
  if (unknown.length === 0) return;
  const message = squadTexts.unknownPositions(unknown, sport);
  throw new Refusal('validation_failed', { fields: [{ field: 'positions', message }] });
}

type Identity = Omit<TeamUserChange, 'role'>;

const tidyIdentity = ({ username, email, firstName, lastName }: Identity, row: MemberRow): Identity => ({
  username: username.trim(),
  email: acceptEmail(email, row.email),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

const isRenamed = (row: MemberRow, { username, email, firstName, lastName }: Identity) =>
  row.username !== username ||
  row.email !== email ||
  (row.first_name ?? '') !== firstName ||
  (row.last_name ?? '') !== lastName;

function about(
  by: Standing,
  { teamId, userId }: TeamMembership,
  { row, action }: { row: MemberRow; action: string },
) {
  const target = { targetType: 'member', targetId: userId, targetName: fullNameOf(row) } as const;
  return { teamId, userId: by.userId, action, ...target };
}
