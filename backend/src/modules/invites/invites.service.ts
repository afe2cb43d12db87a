import {
  canonicalEmail,
  fullName,
  inviteLinkStatus,
  type InviteDetails,
  type InviteLinkStatus,
  type RefusalCode,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { shownEmail } from '../../platform/email-addresses';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Activities } from '../activities';
import { Accounts } from '../auth';
import { NewMembers } from '../teams';
import { InvitationRepository, type OpenInvitationRow } from './invitation.repository';
import { presentInviteLink } from './invite-link.presenter';
import { InviteLinkRepository, type InviteLinkRow, type LinkedTeamRow } from './invite-link.repository';
import { MembershipRepository } from './membership.repository';

/** The target of a token: a link with many uses, or an invitation for one email address. */
export type Invite = { kind: 'link'; row: LinkedTeamRow } | { kind: 'invitation'; row: OpenInvitationRow };

type Admitted = Invite & { keepToken?: boolean };

/** Looks up and accepts invites by their token. */
@Injectable()
export class Invites {
  constructor(
    private readonly database: Database,
    private readonly links: InviteLinkRepository,
    private readonly invitations: InvitationRepository,
    private readonly members: MembershipRepository,
    private readonly accounts: Accounts,
    private readonly activities: Activities,
    private readonly newMembers: NewMembers,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  async details(token: string): Promise<InviteDetails> {
    const { kind, row } = await this.usable(token);
    return {
      ...(kind === 'invitation' && { email: shownEmail(row.email) }),
      team: { name: row.team_name, sport: row.team_sport },
      role: row.role,
      ...(row.inviter && { invitedBy: fullName(row.inviter) }),
    };
  }

  /** Idempotent: members neither change nor count as a use, even when the link is used up. */
  async join(actor: CurrentUser, token: string): Promise<{ teamId: number }> {
    const invite = await this.find(token);
    if (!invite) return this.joinedBefore(actor, token);
    if (invite.kind === 'invitation') await this.refuseOthers(actor, invite.row);
    await this.database.transaction((tx) => this.admit(tx, actor.userId, invite));
    return { teamId: invite.row.team_id };
  }

  /** Adds the user to the team and counts the use of the invite, in one transaction. */
  async admit(tx: Tx, userId: number, { kind, row, keepToken = false }: Admitted): Promise<void> {
    const isNew = await this.members.insert(tx, { teamId: row.team_id, userId, role: row.role });
    if (kind === 'invitation') {
      const isAccepted = await this.invitations.accept(tx, row.id, { now: this.clock.now(), keepToken });
      if (!isAccepted) throw new Refusal('invite_not_found');
    } else if (isNew) await this.useLink(tx, row);
    if (!isNew) return;
    const { team_id: teamId, team_name: targetName } = row;
    const target = { targetType: 'team', targetId: teamId, targetName } as const;
    await this.activities.record(tx, { teamId, userId, action: 'joined', ...target });
    await this.newMembers.notify(tx, teamId, [userId]);
  }

  /** Returns a valid invite, or throws the refusal with the reason. */
  async usable(token: string): Promise<Invite> {
    const invite = await this.find(token);
    if (!invite) throw new Refusal('invite_not_found');
    const reason = invite.kind === 'link' && unusableReason(invite.row, this.clock.now());
    if (reason) throw new Refusal(reason);
    return invite;
  }

  private async find(token: string): Promise<Invite | undefined> {
    const link = await this.links.findByToken(token);
    if (link) return { kind: 'link', row: link };
    const row = await this.invitations.findByToken(this.tokens.hash(token), this.clock.now());
    return row && { kind: 'invitation', row };
  }

  /** Users who signed up by the invitation of a mail are members already. */
  private async joinedBefore({ userId }: CurrentUser, token: string): Promise<{ teamId: number }> {
    const teamId = await this.invitations.findTeamOfAccepted(this.tokens.hash(token), userId);
    if (teamId === undefined) throw new Refusal('invite_not_found');
    return { teamId };
  }

  private async refuseOthers({ userId }: CurrentUser, { email }: OpenInvitationRow): Promise<void> {
    const user = await this.accounts.read(userId);
    if (canonicalEmail(user.email) !== canonicalEmail(email)) throw new Refusal('invite_for_another');
  }

  private async useLink(tx: Tx, { id }: LinkedTeamRow): Promise<void> {
    const now = this.clock.now();
    if (await this.links.use(tx, id, now)) return;
    const unusable = await this.links.findWithin(tx, id);
    throw new Refusal(unusableReason(unusable, now) ?? 'invite_used_up');
  }
}

const unusableReasons: Record<InviteLinkStatus, RefusalCode | undefined> = {
  Active: undefined,
  Inactive: 'invite_inactive',
  Expired: 'invite_expired',
  'Max Uses Reached': 'invite_used_up',
};

/** Returns the reason why a link is invalid; undefined for a valid one. */
function unusableReason(link: InviteLinkRow | undefined, now: Date): RefusalCode | undefined {
  return link ? unusableReasons[inviteLinkStatus(presentInviteLink(link), now)] : 'invite_not_found';
}
