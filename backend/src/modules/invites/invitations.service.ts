import {
  canGrant,
  canonicalEmail,
  canManageInvites,
  limits,
  teamRoles,
  type Invitation,
  type Invitations as InvitationList,
  type NewInvitation,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { containsPattern, Database } from '../../platform/database';
import { searchedEmail } from '../../platform/email-addresses';
import { readCursor, Refusal, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { Access } from '../access';
import { Activities } from '../activities';
import { invitedName, presentInvitation } from './invitation.presenter';
import { invitationMail } from './invitation-mail';
import { InvitationRepository, type InvitationRow } from './invitation.repository';

/** Invitations by mail, for managers of a team. */
@Injectable()
export class Invitations {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: InvitationRepository,
    private readonly activities: Activities,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<Invitation[]> {
    const { standing } = await this.access.toTeam(actor, teamId, canManageInvites);
    const rows = await this.repository.findOpen(teamId, this.clock.now());
    return rows.filter((row) => canGrant(standing, row.role)).map(presentInvitation);
  }

  async listPart(
    actor: CurrentUser,
    teamId: number,
    { cursor, search }: { cursor?: string; search?: string },
  ): Promise<InvitationList> {
    const { standing } = await this.access.toTeam(actor, teamId, canManageInvites);
    const rows = await this.repository.findOpenPart(teamId, {
      now: this.clock.now(),
      roles: teamRoles.filter((role) => canGrant(standing, role)),
      pattern: containsPattern(search),
      emailPattern: containsPattern(searchedEmail(search)),
      place: cursor ? readCursor(cursor) : null,
      limit: limits.rowsPerCall + 1,
    });
    const { shown, nextCursor } = toPart(rows, limits.rowsPerCall, ({ created_at: at, id }) =>
      writeCursor({ at, id }),
    );
    return { invitations: shown.map(presentInvitation), nextCursor };
  }

  async invite(actor: CurrentUser, teamId: number, invitation: NewInvitation): Promise<Invitation> {
    const { role = 'player', firstName, lastName } = invitation;
    await this.access.toTeam(actor, teamId, (standing) => canGrant(standing, role));
    const email = canonicalEmail(invitation.email);
    if (await this.repository.isMember(teamId, email)) throw new Refusal('already_member');
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const row = await this.repository.put(tx, {
        teamId,
        email,
        role,
        invitedBy: actor.userId,
        now,
        firstName: firstName?.trim() || null,
        lastName: lastName?.trim() || null,
        expiresAt: new Date(now.getTime() + limits.inviteLifetimeMs),
      });
      if (!row) throw new Refusal('team_not_found');
      await this.outbox.add(tx, invitationMail, { invitationId: row.id });
      await this.activities.record(tx, about(actor, row, 'invited'));
      return presentInvitation(row);
    });
  }

  async cancel(actor: CurrentUser, teamId: number, invitationId: number): Promise<void> {
    await this.access.toTeam(actor, teamId, canManageInvites);
    await this.database.transaction(async (tx) => {
      const row = await this.repository.cancel(tx, teamId, invitationId);
      if (!row) throw new Refusal('invitation_not_found');
      await this.activities.record(tx, about(actor, row, 'cancelled the invitation of'));
    });
  }
}

/**
 * Names the invited user or the role, not the email address: all members read activities, but only managers see addresses.
 */
const about = (actor: CurrentUser, row: InvitationRow, action: string) =>
  ({
    teamId: row.team_id,
    userId: actor.userId,
    action,
    targetType: 'invitation',
    targetId: row.id,
    targetName: invitedName(row) || row.role,
  }) as const;
