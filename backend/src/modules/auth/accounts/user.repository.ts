import {
  canonicalEmail,
  type AccountRole,
  type EmailPreferences,
  type ProfileChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../../platform/database';
import type { NamesRow } from './full-name-of';

export interface UserRow extends NamesRow {
  id: number;
  email: string;
  avatar: string | null;
  role: AccountRole;
  team_id: number | null;
  is_active: boolean;
  has_set_password: boolean;
  two_factor_since: Date | null;
  /** The assigned team, or else the first that the user joined. */
  team_name: string | null;
  time_zone: string | null;
  news_seen: number;
  last_login_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface CredentialRow {
  id: number;
  email: string;
  password_hash: string | null;
  is_active: boolean;
  has_two_factor: boolean;
}

export interface NewUser {
  username: string;
  email: string;
  /** Null until the user sets a password by the link in a mail. */
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  role: AccountRole;
}

const columns = `id, username, email, first_name, last_name, display_name, avatar, role, team_id,
  is_active, has_set_password, two_factor_since, time_zone, news_seen, last_login_at, created_at, updated_at,
  coalesce((select t.name from teams t where t.id = users.team_id), (
    select j.name from team_members m join teams j on j.id = m.team_id
     where m.user_id = users.id order by m.joined_at, m.id limit 1
  )) as team_name`;

const findById = statement('user_find_by_id', `select ${columns} from users where id = $1`);
const findCredentials = statement(
  'user_find_credentials',
  `select id, email, password_hash, is_active, two_factor_since is not null as has_two_factor
     from users where lower(email) = any(array[lower($1), $2]) order by lower(email) = lower($1) desc limit 1`,
);
const findPasswordHash = statement(
  'user_find_password_hash',
  'select password_hash from users where id = $1',
);
const findNotifications = statement(
  'user_find_notifications',
  `select notify_page_updates as "pageUpdates", notify_new_members as "newMembers", notify_comments as "comments"
     from users where id = $1`,
);
const anyUser = statement('user_any', 'select exists (select 1 from users) as found');

@Injectable()
export class UserRepository {
  constructor(private readonly database: Database) {}

  async findById(id: number): Promise<UserRow | undefined> {
    const [row] = await this.database.read<UserRow>(findById, [id]);
    return row;
  }

  /**
   * Finds the account by the address as typed, or else by its canonical form: an account of an earlier version may have the typed one
   * while another one has the canonical form.
   */
  async findCredentials(typed: string): Promise<CredentialRow | undefined> {
    const values = [typed.trim(), canonicalEmail(typed)];
    const [row] = await this.database.read<CredentialRow>(findCredentials, values);
    return row;
  }

  async findPasswordHash(id: number): Promise<string | null> {
    const [row] = await this.database.read<{ password_hash: string | null }>(findPasswordHash, [id]);
    return row?.password_hash ?? null;
  }

  async findNotifications(id: number): Promise<EmailPreferences | undefined> {
    const [row] = await this.database.read<EmailPreferences>(findNotifications, [id]);
    return row;
  }

  async anyExists(): Promise<boolean> {
    const [row] = await this.database.read<{ found: boolean }>(anyUser, []);
    return row?.found ?? false;
  }

  /** Takes an advisory lock until the transaction ends: a concurrent setup then finds the first account. */
  async lockFirstRun(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('touchline first run'))`, []);
  }

  async anyExistsIn(tx: Tx): Promise<boolean> {
    const [row] = await tx.query<{ found: boolean }>(anyUser.text, []);
    return row?.found ?? false;
  }

  async usernamesLike(tx: Tx, start: string): Promise<Set<string>> {
    const rows = await tx.query<{ username: string }>(
      'select lower(username) as username from users where starts_with(lower(username), $1)',
      [start],
    );
    return new Set(rows.map((row) => row.username));
  }

  async findIdByEmail(tx: Tx, email: string): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number }>('select id from users where lower(email) = lower($1)', [
      canonicalEmail(email),
    ]);
    return row?.id;
  }

  /** Returns those of the email addresses that have an account. */
  async findTakenEmails(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ email: string }>(
      `select given.email from unnest($1::text[]) as given (email)
        where exists (select 1 from users u where lower(u.email) = lower(given.email))`,
      [emails],
    );
    return new Set(rows.map(({ email }) => email));
  }

  /** Returns the usernames that consist of one of these prefixes and optional digits. */
  async usernamesLikeAny(tx: Tx, starts: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ username: string }>(
      `select lower(username) as username from users where rtrim(lower(username), '0123456789') = any($1)`,
      [[...new Set(starts.map((start) => start.replace(/\d+$/, '')))]],
    );
    return new Set(rows.map((row) => row.username));
  }

  /** Inserts users without passwords; skips taken usernames and email addresses. */
  async insertMany(
    tx: Tx,
    users: readonly Omit<NewUser, 'passwordHash'>[],
  ): Promise<{ id: number; email: string }[]> {
    const column = <Key extends keyof Omit<NewUser, 'passwordHash'>>(key: Key) =>
      users.map((user) => user[key]);
    return tx.query<{ id: number; email: string }>(
      `insert into users (username, email, first_name, last_name, role)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       on conflict do nothing returning id, email`,
      [column('username'), column('email'), column('firstName'), column('lastName'), column('role')],
    );
  }

  /** Returns undefined when the username or the email address is taken. */
  async insert(tx: Tx, user: NewUser): Promise<UserRow | undefined> {
    const [row] = await tx.query<UserRow>(
      `insert into users (username, email, password_hash, first_name, last_name, role, has_set_password)
       values ($1, $2, $3, $4, $5, $6, $3::text is not null)
       on conflict do nothing
       returning ${columns}`,
      [user.username, user.email, user.passwordHash, user.firstName, user.lastName, user.role],
    );
    return row;
  }

  async markSignedIn(tx: Tx, id: number, at: Date): Promise<UserRow | undefined> {
    const [row] = await tx.query<UserRow>(
      `update users set last_login_at = $2 where id = $1 and is_active returning ${columns}`,
      [id, at],
    );
    return row;
  }

  async setPassword(tx: Tx, id: number, hash: string): Promise<void> {
    await tx.query(
      'update users set password_hash = $2, has_set_password = true, updated_at = now() where id = $1',
      [id, hash],
    );
  }

  /** Locks the account and returns its email address. */
  async lockEmail(tx: Tx, id: number): Promise<string | undefined> {
    const [row] = await tx.query<{ email: string }>(
      'select email from users where id = $1 for no key update',
      [id],
    );
    return row?.email;
  }

  /** Undefined values stay unchanged. */
  async changeProfile(tx: Tx, id: number, change: ProfileChange): Promise<UserRow | undefined> {
    const { displayName, email, firstName, lastName } = change;
    const [row] = await tx.query<UserRow>(
      `update users set email = coalesce($2, email),
         display_name = case when $3 then $4 else display_name end,
         first_name = case when $5 then $6 else first_name end,
         last_name = case when $7 then $8 else last_name end, updated_at = now()
       where id = $1 returning ${columns}`,
      [
        id,
        email ?? null,
        ...[displayName, firstName, lastName].flatMap((name) => [name !== undefined, name ?? null]),
      ],
    );
    return row;
  }

  /** Returns the updated account, and its previous picture. */
  async changeAvatar(
    tx: Tx,
    id: number,
    avatar: string | null,
  ): Promise<{ row: UserRow; before: string | null } | undefined> {
    const [old] = await tx.query<Pick<UserRow, 'avatar'>>(
      'select avatar from users where id = $1 for no key update',
      [id],
    );
    const [row] = await tx.query<UserRow>(
      `update users set avatar = $2, updated_at = now() where id = $1 returning ${columns}`,
      [id, avatar],
    );
    return old && row && { row, before: old.avatar };
  }

  async changeTimeZone(tx: Tx, id: number, timeZone: string): Promise<void> {
    await tx.query('update users set time_zone = $2 where id = $1 and time_zone is distinct from $2', [
      id,
      timeZone,
    ]);
  }

  /** Never lowers the number. */
  async markNewsSeen(tx: Tx, id: number, newsSeen: number): Promise<void> {
    await tx.query('update users set news_seen = $2 where id = $1 and news_seen < $2', [id, newsSeen]);
  }

  async changeNotifications(tx: Tx, id: number, change: Partial<EmailPreferences>): Promise<void> {
    await tx.query(
      `update users set notify_page_updates = coalesce($2, notify_page_updates),
         notify_new_members = coalesce($3, notify_new_members), notify_comments = coalesce($4, notify_comments)
       where id = $1`,
      [id, change.pageUpdates ?? null, change.newMembers ?? null, change.comments ?? null],
    );
  }
}
