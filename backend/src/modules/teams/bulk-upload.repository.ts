import type { TeamRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

/** A user with an account, and the membership of the team. */
export interface KnownRow {
  id: number;
  email: string;
  role: TeamRole | null;
  is_team_admin: boolean;
}

@Injectable()
export class BulkUploadRepository {
  /** Finds accounts by email address and locks them (`for share`). */
  async findKnown(tx: Tx, teamId: number, emails: readonly string[]): Promise<KnownRow[]> {
    return tx.query<KnownRow>(
      `select u.id, lower(u.email) as email, m.role, coalesce(t.team_admin_id = u.id, false) as is_team_admin
         from users u
         join teams t on t.id = $1
         left join team_members m on m.team_id = t.id and m.user_id = u.id
        where lower(u.email) = any($2)
        for share of u`,
      [teamId, emails],
    );
  }

  /** Adds members in one statement; existing members get the new role. */
  async putMembers(
    tx: Tx,
    teamId: number,
    members: readonly { userId: number; role: TeamRole }[],
  ): Promise<void> {
    await tx.query(
      `insert into team_members (team_id, user_id, role)
       select $1, * from unnest($2::integer[], $3::text[])
       on conflict (team_id, user_id) do update set role = excluded.role`,
      [teamId, members.map(({ userId }) => userId), members.map(({ role }) => role)],
    );
  }
}
