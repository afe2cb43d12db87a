import type { TeamRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { cursorTime, Database, statement, type Tx } from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { inviterColumn, type InviterRow } from './inviter';

export interface InvitationRow {
  id: number;
  team_id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: TeamRole;
  created_at: Date;
  expires_at: Date;
}

/** Adds the team and the inviting user for the invite page. */
export interface OpenInvitationRow extends InvitationRow, InviterRow {
  team_name: string;
  team_sport: string;
}

/** Adds the data for the mail. */
export interface MailedInvitationRow extends InvitationRow {
  team: string;
  has_account: boolean;
  inviter: InviterRow['inviter'];
}

export interface NewInvitationRow {
  teamId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: TeamRole;
  invitedBy: number;
  now: Date;
  expiresAt: Date;
}

/** One batch of a team's invitations or links, of those roles that the user may grant. */
export interface InvitesPart {
  roles: TeamRole[];
  place: ListCursor | null;
  limit: number;
}

/** The batch whose names match a pattern or whose email address matches the other one, with domains in Punycode. */
interface SearchedInvites extends InvitesPart {
  now: Date;
  pattern: string | null;
  emailPattern: string | null;
}

interface Acceptance {
  now: Date;
  /** Keeps the token of a user who signs up by it, because earlier clients join with it afterwards. */
  keepToken: boolean;
}

const columns = 'id, team_id, email, first_name, last_name, role, created_at, expires_at';
const open = `status = 'pending' and expires_at >`;

const findOpen = statement(
  'invitations_find_open',
  `select ${columns} from team_invitations where team_id = $1 and ${open} $2 order by created_at desc, id desc`,
);
const findOpenPart = statement(
  'invitations_find_open_part',
  `select ${columns} from team_invitations
    where team_id = $1 and ${open} $2 and role = any($3)
      and ($7::text is null or email ilike $7 or first_name || ' ' || last_name ilike $7 or email ilike $8)
      and ($4::timestamptz is null or (${cursorTime('created_at')}, id) < (${cursorTime('$4::timestamptz')}, $5::integer))
    order by ${cursorTime('created_at')} desc, id desc limit $6`,
);
const findByToken = statement(
  'invitation_find_by_token',
  `select i.*, t.name as team_name, t.sport as team_sport, ${inviterColumn}
     from team_invitations i join teams t on t.id = i.team_id
     left join users u on u.id = i.invited_by and u.is_active
    where i.token_hash = $1 and ${open} $2`,
);
const findAccepted = statement(
  'invitation_find_accepted',
  `select i.team_id from team_invitations i
     join users u on u.id = $2 and lower(u.email) = lower(i.email)
     join team_members m on m.team_id = i.team_id and m.user_id = u.id
    where i.token_hash = $1 and i.status = 'accepted'`,
);
const findForMail = statement(
  'invitation_find_for_mail',
  `select i.*, t.name as team, exists (select 1 from users a where lower(a.email) = lower(i.email)) as has_account,
          ${inviterColumn}
     from team_invitations i join teams t on t.id = i.team_id left join users u on u.id = i.invited_by
    where i.id = $1 and ${open} $2
      and not exists (select 1 from users a where lower(a.email) = lower(i.email) and not a.is_active)`,
);
const findMemberByEmail = statement(
  'invitation_find_member_by_email',
  `select 1 from team_members m join users u on u.id = m.user_id
    where m.team_id = $1 and lower(u.email) = lower($2)`,
);

@Injectable()
export class InvitationRepository {
  constructor(private readonly database: Database) {}

  findOpen(teamId: number, now: Date): Promise<InvitationRow[]> {
    return this.database.read<InvitationRow>(findOpen, [teamId, now]);
  }

  findOpenPart(
    teamId: number,
    { now, roles, pattern, emailPattern, place, limit }: SearchedInvites,
  ): Promise<InvitationRow[]> {
    const values = [teamId, now, roles, place?.at ?? null, place?.id ?? null, limit, pattern, emailPattern];
    return this.database.read<InvitationRow>(findOpenPart, values);
  }

  async findByToken(tokenHash: Buffer, now: Date): Promise<OpenInvitationRow | undefined> {
    const [row] = await this.database.read<OpenInvitationRow>(findByToken, [tokenHash, now]);
    return row;
  }

  /** Returns the team of an invitation that this user has accepted, as long as they are a member. */
  async findTeamOfAccepted(tokenHash: Buffer, userId: number): Promise<number | undefined> {
    const [row] = await this.database.read<{ team_id: number }>(findAccepted, [tokenHash, userId]);
    return row?.team_id;
  }

  async findForMail(id: number, now: Date): Promise<MailedInvitationRow | undefined> {
    const [row] = await this.database.read<MailedInvitationRow>(findForMail, [id, now]);
    return row;
  }

  async isMember(teamId: number, email: string): Promise<boolean> {
    const rows = await this.database.read(findMemberByEmail, [teamId, email]);
    return rows.length > 0;
  }

  /**
   * Creates an invitation, or renews the pending one of the same email address. Returns undefined when the team is deleted.
   */
  async put(tx: Tx, invitation: NewInvitationRow): Promise<InvitationRow | undefined> {
    const { teamId, email, firstName, lastName, role, invitedBy, now, expiresAt } = invitation;
    const [row] = await tx.query<InvitationRow>(
      `insert into team_invitations
         (team_id, email, first_name, last_name, role, invited_by, created_at, expires_at)
       select id, $2, $3, $4, $5, $6, $7, $8 from teams where id = $1
       on conflict (team_id, lower(email)) where status = 'pending'
       do update set first_name = coalesce(excluded.first_name, team_invitations.first_name),
         last_name = coalesce(excluded.last_name, team_invitations.last_name), role = excluded.role,
         invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at
       returning ${columns}`,
      [teamId, email, firstName, lastName, role, invitedBy, now, expiresAt],
    );
    return row;
  }

  async setToken(tx: Tx, id: number, tokenHash: Buffer): Promise<void> {
    await tx.query('update team_invitations set token_hash = $2 where id = $1', [id, tokenHash]);
  }

  /** A cancelled invitation is stored as expired. */
  async cancel(tx: Tx, teamId: number, id: number): Promise<InvitationRow | undefined> {
    const [row] = await tx.query<InvitationRow>(
      `update team_invitations set status = 'expired', token_hash = null
        where id = $2 and team_id = $1 and status = 'pending' returning ${columns}`,
      [teamId, id],
    );
    return row;
  }

  /** Accepts an invitation. Returns false when it is no longer pending. */
  async accept(tx: Tx, id: number, { now, keepToken }: Acceptance): Promise<boolean> {
    const rows = await tx.query(
      `update team_invitations set status = 'accepted', token_hash = case when $3 then token_hash end
        where id = $1 and ${open} $2 returning id`,
      [id, now, keepToken],
    );
    return rows.length > 0;
  }

  /** Marks invitations past their expiry. Returns their number. */
  async expire(tx: Tx, now: Date): Promise<number> {
    const rows = await tx.query(
      `update team_invitations set status = 'expired', token_hash = null
        where status = 'pending' and expires_at <= $1 returning id`,
      [now],
    );
    return rows.length;
  }
}
