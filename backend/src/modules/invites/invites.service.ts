import type { InviteDetails } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Refusal, type Actor } from '../../platform/http';
import { Activities } from '../activities';
import { presentInvitation } from './invite-link.presenter';
import { InviteLinkRepository, type InvitationRow } from './invite-link.repository';
import { whyUnusable } from './unusable-link';

/** What whoever holds a link's token may do with it. */
@Injectable()
export class Invites {
  constructor(
    private readonly database: Database,
    private readonly repository: InviteLinkRepository,
    private readonly activities: Activities,
    private readonly clock: Clock,
  ) {}

  async details(token: string): Promise<InviteDetails> {
    return presentInvitation(await this.usable(token));
  }

  /** Members join again without a change and without counting, also by a link that is used up. */
  async join(actor: Actor, token: string): Promise<{ teamId: number }> {
    const link = await this.repository.findByToken(token);
    if (!link) throw new Refusal('invite_not_found');
    await this.database.transaction(async (tx) => {
      const member = { teamId: link.team_id, userId: actor.userId, role: link.role };
      if (!(await this.repository.insertMember(tx, member))) return;
      const now = this.clock.now();
      if (!(await this.repository.use(tx, link.id, now))) {
        const unusable = await this.repository.findWithin(tx, link.id);
        throw new Refusal(whyUnusable(unusable, now) ?? 'invite_used_up');
      }
      await this.activities.record(tx, {
        teamId: link.team_id,
        userId: actor.userId,
        action: 'joined',
        targetType: 'team',
        targetId: link.team_id,
        targetName: link.team_name,
      });
    });
    return { teamId: link.team_id };
  }

  /** The link behind a token that lets somebody in at this moment; a refusal with the reason otherwise. */
  async usable(token: string): Promise<InvitationRow> {
    const link = await this.repository.findByToken(token);
    const reason = whyUnusable(link, this.clock.now());
    if (reason || !link) throw new Refusal(reason ?? 'invite_not_found');
    return link;
  }
}
