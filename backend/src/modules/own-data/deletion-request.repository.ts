import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import type { NamesRow } from '../auth';

export interface DeletionRequestRow extends NamesRow {
  id: number;
  email: string;
  avatar: string | null;
  deletion_requested_at: Date;
}

interface OwnRequestRow {
  deletion_requested_at: Date | null;
  is_last_super_admin: boolean;
}

const columns = 'id, username, first_name, last_name, display_name, email, avatar, deletion_requested_at';
const ownRequest = statement(
  'deletion_request_own',
  `select deletion_requested_at, role = 'super_admin' and not exists (
       select 1 from users o where o.role = 'super_admin' and o.is_active and o.id <> u.id) as is_last_super_admin
     from users u where id = $1`,
);
const one = statement(
  'deletion_request_find',
  `select ${columns} from users where id = $1 and deletion_requested_at is not null`,
);
const open = statement(
  'deletion_requests',
  `select ${columns} from users where deletion_requested_at is not null order by deletion_requested_at, id`,
);

@Injectable()
export class DeletionRequestRepository {
  constructor(private readonly database: Database) {}

  async findOwn(userId: number): Promise<OwnRequestRow | undefined> {
    const [row] = await this.database.read<OwnRequestRow>(ownRequest, [userId]);
    return row;
  }

  async find(userId: number): Promise<DeletionRequestRow | undefined> {
    const [row] = await this.database.read<DeletionRequestRow>(one, [userId]);
    return row;
  }

  findAll(): Promise<DeletionRequestRow[]> {
    return this.database.read<DeletionRequestRow>(open, []);
  }

  /** Locks the active super admins, so that two of them cannot leave at once; returns their ids. */
  async lockSuperAdmins(tx: Tx): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `select id from users where role = 'super_admin' and is_active order by id for no key update`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the email address; undefined if there was a request already. */
  async insert(tx: Tx, userId: number, now: Date): Promise<string | undefined> {
    const [row] = await tx.query<{ email: string }>(
      `update users set deletion_requested_at = $2
        where id = $1 and deletion_requested_at is null returning email`,
      [userId, now],
    );
    return row?.email;
  }

  /** Returns the email address; undefined without a request. */
  async remove(tx: Tx, userId: number): Promise<string | undefined> {
    const [row] = await tx.query<{ email: string }>(
      `update users set deletion_requested_at = null
        where id = $1 and deletion_requested_at is not null returning email`,
      [userId],
    );
    return row?.email;
  }
}
