import type { TeamRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

/** A user with an account, and the membership of the team. */
export interface KnownRow {
  id: number;
  email: string;
  role: TeamRole | null;
  number: string | null;
  positions: string[] | null;
  is_team_admin: boolean;
}

export interface UploadedMember {
  userId: number;
  role: TeamRole;
  number: string | null;
  positions: readonly string[];
}

@Injectable()
export class BulkUploadRepository {
  /** Finds accounts by email address and locks them (`for share`). */
  async findKnown(tx: Tx, teamId: number, emails: readonly string[]): Promise<KnownRow[]> {
    return tx.query<KnownRow>(
      `select u.id, lower(u.email) as email, m.role, m.number, m.positions, coalesce(t.team_admin_id = u.id, false) as is_team_admin
         from users u
         join teams t on t.id = $1
         left join team_members m on m.team_id = t.id and m.user_id = u.id
        where lower(u.email) = any($2)
        for share of u`,
      [teamId, emails],
    );
  }

  /** Adds members in one statement; existing members get the new role, and number and positions if the row has them. */
  async putMembers(tx: Tx, teamId: number, members: readonly UploadedMember[]): Promise<void> {
    await tx.query(
      `insert into team_members (team_id, user_id, role, number, positions)
       select $1, user_id, role, number, string_to_array(positions, ' ')
         from unnest($2::integer[], $3::text[], $4::text[], $5::text[]) given (user_id, role, number, positions)
       on conflict (team_id, user_id) do update set
         role = excluded.role,
         number = coalesce(excluded.number, team_members.number),
         positions = case excluded.positions when '{}' then team_members.positions else excluded.positions end`,
      [
        teamId,
        members.map(({ userId }) => userId),
        members.map(({ role }) => role),
        members.map(({ number }) => number),
        members.map(({ positions }) => positions.join(' ')),
      ],
    );
  }
}
