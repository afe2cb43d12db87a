import type { AccountRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

export interface UserRow {
  id: number;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
  avatar: string | null;
  role: AccountRole;
  team_id: number | null;
  is_active: boolean;
  has_set_password: boolean;
  last_login_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface CredentialRow {
  id: number;
  password_hash: string | null;
  is_active: boolean;
}

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  role: AccountRole;
}

const columns = `id, username, email, first_name, last_name, display_name, avatar, role, team_id,
  is_active, has_set_password, last_login_at, created_at, updated_at`;

const findById = statement('user_find_by_id', `select ${columns} from users where id = $1`);
const findCredentials = statement(
  'user_find_credentials',
  'select id, password_hash, is_active from users where lower(email) = lower($1)',
);
const anyUser = statement('user_any', 'select exists (select 1 from users) as found');

@Injectable()
export class UserRepository {
  constructor(private readonly database: Database) {}

  async findById(id: number): Promise<UserRow | undefined> {
    const [row] = await this.database.read<UserRow>(findById, [id]);
    return row;
  }

  async findCredentials(email: string): Promise<CredentialRow | undefined> {
    const [row] = await this.database.read<CredentialRow>(findCredentials, [email]);
    return row;
  }

  async anyExists(): Promise<boolean> {
    const [row] = await this.database.read<{ found: boolean }>(anyUser, []);
    return row?.found ?? false;
  }

  /** One at a time from here to the end of the transaction: whoever comes second sees the first's account. */
  async holdFirstRun(tx: Tx): Promise<void> {
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

  async emailExists(tx: Tx, email: string): Promise<boolean> {
    const rows = await tx.query('select 1 from users where lower(email) = lower($1)', [email]);
    return rows.length > 0;
  }

  /** Nothing comes back when the username or the address is taken. */
  async insert(tx: Tx, user: NewUser): Promise<UserRow | undefined> {
    const [row] = await tx.query<UserRow>(
      `insert into users (username, email, password_hash, first_name, last_name, role, has_set_password)
       values ($1, $2, $3, $4, $5, $6, true)
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
}
