import {
  canGrant,
  canManageInvites,
  inviteTexts,
  limits,
  teamRoles,
  type InviteLink,
  type InviteLinks as InviteLinkList,
  type NewInviteLink,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { readCursor, Refusal, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Access } from '../access';
import { Activities } from '../activities';
import { presentInviteLink } from './invite-link.presenter';
import { InviteLinkRepository, type InviteLinkRow } from './invite-link.repository';

/** The invite links of a team, for its managers. Users neither see nor change links of a role that they may not grant. */
@Injectable()
export class InviteLinks {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: InviteLinkRepository,
    private readonly tokens: Tokens,
    private readonly activities: Activities,
    private readonly clock: Clock,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<InviteLink[]> {
    const { standing } = await this.access.toTeam(actor, teamId, canManageInvites);
    const rows = await this.repository.findOfTeam(teamId);
    return rows.filter((row) => canGrant(standing, row.role)).map(presentInviteLink);
  }

  async listPart(actor: CurrentUser, teamId: number, cursor: string | undefined): Promise<InviteLinkList> {
    const { standing } = await this.access.toTeam(actor, teamId, canManageInvites);
    const rows = await this.repository.findPart(teamId, {
      roles: teamRoles.filter((role) => canGrant(standing, role)),
      place: cursor ? readCursor(cursor) : null,
      limit: limits.rowsPerCall + 1,
    });
    const { shown, nextCursor } = toPart(rows, limits.rowsPerCall, ({ created_at: at, id }) =>
      writeCursor({ at, id }),
    );
    return { links: shown.map(presentInviteLink), nextCursor };
  }

  async create(actor: CurrentUser, teamId: number, link: NewInviteLink): Promise<InviteLink> {
    const role = link.role ?? 'player';
    const expiresAt = link.expiresAt ? new Date(link.expiresAt) : null;
    await this.access.toTeam(actor, teamId, (standing) => canGrant(standing, role));
    if (expiresAt && expiresAt <= this.clock.now())
      throw new Refusal('validation_failed', {
        fields: [{ field: 'expiresAt', message: inviteTexts.expiresInPast }],
      });
    return this.database.transaction(async (tx) => {
      const row = await this.repository.insert(tx, {
        token: this.tokens.random(),
        teamId,
        role,
        createdBy: actor.userId,
        maxUses: link.maxUses ?? null,
        expiresAt,
      });
      if (!row) throw new Refusal('team_not_found');
      await this.activities.record(tx, this.activity(actor, row, 'created'));
      return presentInviteLink(row);
    });
  }

  async deactivate(actor: CurrentUser, linkId: number): Promise<InviteLink> {
    await this.toLink(actor, linkId);
    return this.database.transaction(async (tx) => {
      const row = await this.repository.deactivate(tx, linkId);
      if (!row) throw new Refusal('invite_link_not_found');
      await this.activities.record(tx, this.activity(actor, row, 'deactivated'));
      return presentInviteLink(row);
    });
  }

  async remove(actor: CurrentUser, linkId: number): Promise<void> {
    const row = await this.toLink(actor, linkId);
    await this.database.transaction(async (tx) => {
      await this.repository.remove(tx, linkId);
      await this.activities.record(tx, this.activity(actor, row, 'deleted'));
    });
  }

  private async toLink(actor: CurrentUser, linkId: number): Promise<InviteLinkRow> {
    const row = await this.repository.findWithStanding(actor.userId, linkId);
    if (!row) throw new Refusal('invite_link_not_found');
    const rule = { policy: canGrant, subject: row.role, notFound: 'invite_link_not_found' } as const;
    return this.access.authorize(actor, row, rule).row;
  }

  private activity(actor: CurrentUser, row: InviteLinkRow, action: string) {
    return {
      teamId: row.team_id,
      userId: actor.userId,
      action,
      targetType: 'invite_link',
      targetId: row.id,
      targetName: row.role,
    } as const;
  }
}
