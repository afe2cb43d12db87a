import { isSuperAdminRole, type AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import type { UserRow } from '../auth';

export interface AdminUserRow extends Omit<UserRow, 'time_zone'> {
  milliseconds: string;
}

/** The new admin of a team. */
export interface NewAdminRow {
  team: string;
  has_set_password: boolean;
}

export interface AccountChange {
  username: string;
  email: string;
  role: AccountRole;
  teamId: number | null;
  /** Undefined leaves it unchanged. */
  isActive: boolean | undefined;
}

export interface FiguresRow {
  total_users: number;
  admins: number;
  active: number;
  milliseconds: string;
  total_teams: number;
}

interface LockedRow {
  id: number;
  email: string;
  role: AccountRole;
  is_active: boolean;
  avatar: string | null;
}

export interface LockedAccount {
  email: string;
  role: AccountRole;
  isActive: boolean;
  avatar: string | null;
  /** The last active super admin can be neither deleted nor demoted: no other user could manage the installation. */
  isLastSuperAdmin: boolean;
}

/** The start of the last thirty days, as a date. */
const thirtyDaysAgo = 'current_date - 30';

/** The name of the team of an account: its assigned team, or else the first that it joined. */
export const accountTeam = `coalesce(t.name, (
    select j.name from team_members m join teams j on j.id = m.team_id
     where m.user_id = u.id order by m.joined_at, m.id limit 1
  ))`;
/** The time that the user of an account spent in the last thirty days. */
export const accountMilliseconds = `coalesce(
    (select sum(s.milliseconds) from time_spent s where s.user_id = u.id and s.day > ${thirtyDaysAgo}), 0)`;
export const accountColumns = `u.id, u.username, u.email, u.first_name, u.last_name, u.display_name, u.avatar, u.role, u.team_id,
  u.is_active, u.has_set_password, u.two_factor_since, u.last_login_at, u.created_at, u.updated_at,
  ${accountTeam} as team_name, ${accountMilliseconds} as milliseconds`;
export const fromAccounts = 'from users u left join teams t on t.id = u.team_id';

const all = statement(
  'admin_users',
  `select ${accountColumns} ${fromAccounts} order by lower(u.username), u.id`,
);
const one = statement('admin_user', `select ${accountColumns} ${fromAccounts} where u.id = $1`);
/** Addresses that may not be in canonical form, which is in lower case and has an ASCII domain. */
const unusual = statement(
  'admin_unusual_emails',
  `select ${accountColumns} ${fromAccounts} where u.email ~ '[^!-~]|[A-Z]' order by u.id`,
);
const byEmails = statement(
  'admin_users_by_email',
  'select id, email, username from users where lower(email) = any($1) order by id',
);
const newAdmin = statement(
  'admin_new_admin',
  `select t.name as team, u.has_set_password from users u, teams t where u.id = $1 and t.id = $2`,
);
const figures = statement(
  'admin_figures',
  `select count(*)::integer as total_users,
      count(*) filter (where u.role in ('admin', 'super_admin'))::integer as admins,
      count(*) filter (where s.milliseconds > 0)::integer as active,
      coalesce(sum(s.milliseconds), 0) as milliseconds,
      (select count(*)::integer from teams) as total_teams
     from users u
     left join (
       select user_id, sum(milliseconds) as milliseconds from time_spent where day > ${thirtyDaysAgo} group by user_id
     ) s on s.user_id = u.id`,
);

@Injectable()
export class AdminUserRepository {
  constructor(private readonly database: Database) {}

  async findNewAdmin(userId: number, teamId: number): Promise<NewAdminRow | undefined> {
    const [row] = await this.database.read<NewAdminRow>(newAdmin, [userId, teamId]);
    return row;
  }

  findAll(): Promise<AdminUserRow[]> {
    return this.database.read<AdminUserRow>(all, []);
  }

  async find(id: number): Promise<AdminUserRow | undefined> {
    const [row] = await this.database.read<AdminUserRow>(one, [id]);
    return row;
  }

  findUnusualEmails(): Promise<AdminUserRow[]> {
    return this.database.read<AdminUserRow>(unusual, []);
  }

  findByEmails(emails: readonly string[]): Promise<Pick<AdminUserRow, 'id' | 'email' | 'username'>[]> {
    return this.database.read(byEmails, [emails]);
  }

  async figures(): Promise<FiguresRow | undefined> {
    const [row] = await this.database.read<FiguresRow>(figures, []);
    return row;
  }

  /** Locks one account, and all super admins so that concurrent transactions cannot remove the last one. */
  async lock(tx: Tx, id: number): Promise<LockedAccount | undefined> {
    const rows = await tx.query<LockedRow>(
      `select id, email, role, is_active, avatar from users where id = $1 or role = 'super_admin' order by id for update`,
      [id],
    );
    const row = rows.find((each) => each.id === id);
    const superAdmins = rows.filter((each) => isSuperAdminRole(each.role) && each.is_active);
    const hasOthers = superAdmins.some((each) => each.id !== id);
    if (!row) return undefined;
    const { email, role, is_active: isActive, avatar } = row;
    return { email, role, isActive, avatar, isLastSuperAdmin: isSuperAdminRole(role) && !hasOthers };
  }

  async update(tx: Tx, id: number, change: AccountChange): Promise<void> {
    await tx.query(
      `update users set username = $2, email = $3, role = $4, team_id = $5, is_active = coalesce($6, is_active),
         updated_at = now() where id = $1`,
      [id, change.username, change.email, change.role, change.teamId, change.isActive ?? null],
    );
  }

  /** Adds the user to the assigned team. Existing members keep their role. */
  async ensureMember(tx: Tx, teamId: number, { id, role }: { id: number; role: AccountRole }): Promise<void> {
    await tx.query(
      `insert into team_members (team_id, user_id, role)
       values ($1, $2, case $3 when 'super_admin' then 'admin' else $3 end)
       on conflict (team_id, user_id) do nothing`,
      [teamId, id, role],
    );
  }

  async teamExists(tx: Tx, teamId: number): Promise<boolean> {
    const rows = await tx.query('select 1 from teams where id = $1 for key share', [teamId]);
    return rows.length > 0;
  }

  /** Deletes an account. Its pages and comments remain, without an author. */
  async remove(tx: Tx, id: number): Promise<void> {
    await tx.query('delete from users where id = $1', [id]);
  }
}
