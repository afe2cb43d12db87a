import type { TeamRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

@Injectable()
export class MembershipRepository {
  /** Returns true for a new member. */
  async insert(tx: Tx, member: { teamId: number; userId: number; role: TeamRole }): Promise<boolean> {
    const rows = await tx.query(
      `insert into team_members (team_id, user_id, role) values ($1, $2, $3)
       on conflict (team_id, user_id) do nothing returning id`,
      [member.teamId, member.userId, member.role],
    );
    return rows.length > 0;
  }
}
