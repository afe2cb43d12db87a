import type { TeamRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { cursorTime, Database, statement, type Tx } from '../../platform/database';
import { standingColumns, standingJoin, type StandingRow } from '../access';
import type { InvitesPart } from './invitation.repository';
import { inviterColumn, type InviterRow } from './inviter';

export interface InviteLinkRow {
  id: number;
  token: string;
  team_id: number;
  role: TeamRole;
  created_by: number | null;
  max_uses: number | null;
  used_count: number;
  expires_at: Date | null;
  is_active: boolean;
  created_at: Date;
}

/** A link, with the team and the inviting user for the invite page. */
export interface LinkedTeamRow extends InviteLinkRow, InviterRow {
  team_name: string;
  team_sport: string;
}

export interface NewInviteLinkRow {
  token: string;
  teamId: number;
  role: TeamRole;
  createdBy: number;
  maxUses: number | null;
  expiresAt: Date | null;
}

const columns =
  'id, token, team_id, role, created_by, max_uses, used_count, expires_at, is_active, created_at';

const findOfTeam = statement(
  'invite_link_find_of_team',
  `select ${columns} from invite_links where team_id = $1 order by created_at desc, id desc`,
);
const findPart = statement(
  'invite_link_find_part',
  `select ${columns} from invite_links
    where team_id = $1 and role = any($2)
      and ($3::timestamptz is null or (${cursorTime('created_at')}, id) < (${cursorTime('$3::timestamptz')}, $4::integer))
    order by ${cursorTime('created_at')} desc, id desc limit $5`,
);
const findWithStanding = statement(
  'invite_link_find_with_standing',
  `select l.*, ${standingColumns()}
     from invite_links l join teams t on t.id = l.team_id ${standingJoin()}
    where l.id = $2`,
);
const findByToken = statement(
  'invite_link_find_by_token',
  `select l.*, t.name as team_name, t.sport as team_sport, ${inviterColumn}
     from invite_links l join teams t on t.id = l.team_id
     left join users u on u.id = l.created_by and u.is_active
    where l.token = $1`,
);

@Injectable()
export class InviteLinkRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number): Promise<InviteLinkRow[]> {
    return this.database.read<InviteLinkRow>(findOfTeam, [teamId]);
  }

  findPart(teamId: number, { roles, place, limit }: InvitesPart): Promise<InviteLinkRow[]> {
    const values = [teamId, roles, place?.at ?? null, place?.id ?? null, limit];
    return this.database.read<InviteLinkRow>(findPart, values);
  }

  async findWithStanding(userId: number, id: number): Promise<(InviteLinkRow & StandingRow) | undefined> {
    const [row] = await this.database.read<InviteLinkRow & StandingRow>(findWithStanding, [userId, id]);
    return row;
  }

  async findByToken(token: string): Promise<LinkedTeamRow | undefined> {
    const [row] = await this.database.read<LinkedTeamRow>(findByToken, [token]);
    return row;
  }

  /** Returns undefined when the team is deleted. */
  async insert(tx: Tx, link: NewInviteLinkRow): Promise<InviteLinkRow | undefined> {
    const [row] = await tx.query<InviteLinkRow>(
      `insert into invite_links (token, team_id, role, created_by, max_uses, expires_at)
       select $1, id, $3, $4, $5, $6 from teams where id = $2 returning ${columns}`,
      [link.token, link.teamId, link.role, link.createdBy, link.maxUses, link.expiresAt],
    );
    return row;
  }

  async deactivate(tx: Tx, id: number): Promise<InviteLinkRow | undefined> {
    const [row] = await tx.query<InviteLinkRow>(
      `update invite_links set is_active = false where id = $1 returning ${columns}`,
      [id],
    );
    return row;
  }

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.query('delete from invite_links where id = $1', [id]);
  }

  /** Counts one use if the link is still valid, in one statement, so that concurrent users cannot exceed the limit. */
  async use(tx: Tx, id: number, now: Date): Promise<boolean> {
    const rows = await tx.query(
      `update invite_links set used_count = used_count + 1
        where id = $1 and is_active
          and (expires_at is null or expires_at > $2)
          and (max_uses is null or used_count < max_uses)
        returning id`,
      [id, now],
    );
    return rows.length > 0;
  }

  /** Reads the link within the transaction. */
  async findWithin(tx: Tx, id: number): Promise<InviteLinkRow | undefined> {
    const [row] = await tx.query<InviteLinkRow>(`select ${columns} from invite_links where id = $1`, [id]);
    return row;
  }
}
