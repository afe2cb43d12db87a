import {
  limits,
  type AccountRole,
  type MemberChange,
  type TeamRole,
  type TeamSummary,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import type { NamesRow } from '../auth';

export interface MemberRow extends NamesRow {
  id: number;
  team_id: number;
  user_id: number;
  role: TeamRole;
  joined_at: Date;
  number: string | null;
  positions: string[];
  is_team_admin: boolean;
  email: string;
  avatar: string | null;
  account_role: AccountRole;
  has_set_password: boolean;
  last_login_at: Date | null;
}

/** Names and email address of an account, which managers may correct. */
export interface Identity {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

export const memberColumns = `m.id, m.team_id, m.user_id, m.role, m.joined_at, m.number, m.positions, coalesce(t.team_admin_id = m.user_id, false) as is_team_admin,
  u.username, u.email, u.first_name, u.last_name, u.display_name, u.avatar, u.role as account_role,
  u.has_set_password, u.last_login_at`;
export const memberJoins =
  'from team_members m join users u on u.id = m.user_id join teams t on t.id = m.team_id';

const ofTeam = statement(
  'members_of_team',
  `select ${memberColumns} ${memberJoins} where m.team_id = $1
    order by m.role = 'player', m.role = 'coach', lower(coalesce(u.last_name, u.username)), m.id`,
);

const oneOfTeam = statement(
  'member_of_team',
  `select ${memberColumns} ${memberJoins} where m.team_id = $1 and m.user_id = $2`,
);

/** $1 is the member, $2 the caller, $3 the teams that the caller sees without being a member: all or none. */
const sharedTeams = statement(
  'member_shared_teams',
  `select t.id, t.name, t.sport from team_members m join teams t on t.id = m.team_id
    where m.user_id = $1 and ($3 or t.team_admin_id = $2
      or exists (select 1 from team_members own where own.team_id = t.id and own.user_id = $2))
    order by lower(t.name), t.id limit ${limits.rowsPerCall}`,
);

export type SharedTeam = Pick<TeamSummary, 'id' | 'name' | 'sport'>;

@Injectable()
export class MemberRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number): Promise<MemberRow[]> {
    return this.database.read<MemberRow>(ofTeam, [teamId]);
  }

  async findOne(teamId: number, userId: number): Promise<MemberRow | undefined> {
    const [row] = await this.database.read<MemberRow>(oneOfTeam, [teamId, userId]);
    return row;
  }

  /** Lists the teams of a member that another user also sees. */
  findSharedTeams(userId: number, viewer: { id: number; seesAllTeams: boolean }): Promise<SharedTeam[]> {
    return this.database.read<SharedTeam>(sharedTeams, [userId, viewer.id, viewer.seesAllTeams]);
  }

  /** Locks a membership and returns it. */
  async lock(tx: Tx, teamId: number, userId: number): Promise<MemberRow | undefined> {
    const [row] = await tx.query<MemberRow>(
      `select ${memberColumns} ${memberJoins} where m.team_id = $1 and m.user_id = $2 for update of m`,
      [teamId, userId],
    );
    return row;
  }

  async changeRole(tx: Tx, teamId: number, userId: number, role: TeamRole): Promise<void> {
    await tx.query('update team_members set role = $3 where team_id = $1 and user_id = $2', [
      teamId,
      userId,
      role,
    ]);
  }

  /** Undefined values stay unchanged. */
  async changeNumber(
    tx: Tx,
    { id, ...before }: Pick<MemberRow, 'id' | 'number' | 'positions'>,
    { number = before.number, positions = before.positions }: MemberChange,
  ): Promise<void> {
    await tx.query('update team_members set number = $2, positions = $3 where id = $1', [
      id,
      number,
      positions,
    ]);
  }

  async changeIdentity(tx: Tx, userId: number, identity: Identity): Promise<void> {
    await tx.query(
      `update users set username = $2, email = $3, first_name = $4, last_name = $5, updated_at = now()
        where id = $1`,
      [userId, identity.username, identity.email, identity.firstName, identity.lastName],
    );
  }

  /** Removes a member, with their own player on boards; a team admin who leaves loses that role. */
  async remove(tx: Tx, teamId: number, userId: number): Promise<void> {
    await tx.query('delete from team_members where team_id = $1 and user_id = $2', [teamId, userId]);
    await tx.query('update teams set team_admin_id = null where id = $1 and team_admin_id = $2', [
      teamId,
      userId,
    ]);
    await tx.query(
      'update team_preferences set own_player = null where team_id = $1 and user_id = $2 and own_player is not null',
      [teamId, userId],
    );
    await tx.query('update users set team_id = null where id = $2 and team_id = $1', [teamId, userId]);
  }
}
