import { fullName, mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Mailer } from '../../platform/mail';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import { invitedName } from './invitation.presenter';
import { InvitationRepository } from './invitation.repository';

export const invitationMail = defineJob<{ invitationId: number }>({
  name: 'email.invitation',
  queue: 'email',
});

/** Links to the first password, or to the invite page for users with an account. */
@Injectable()
@JobHandler(invitationMail)
export class InvitationMail implements JobHandler<{ invitationId: number }> {
  constructor(
    private readonly database: Database,
    private readonly repository: InvitationRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** Skips invitations that were cancelled or accepted in the meantime. */
  async handle({ invitationId }: { invitationId: number }, { id }: Attempt): Promise<void> {
    const row = await this.repository.findForMail(invitationId, this.clock.now());
    if (!row) return;
    const token = this.tokens.random();
    await this.database.transaction((tx) =>
      this.repository.setToken(tx, invitationId, this.tokens.hash(token)),
    );
    const { team, role, email, inviter } = row;
    const path = row.has_account ? `/invite/${token}` : `/set-password?token=${token}`;
    const letter = {
      ...mailTexts.invitation({ inviter: inviter && fullName(inviter), team, role }),
      url: this.settings.publicUrl + path,
    };
    await this.mailer.send({ id, to: { name: invitedName(row), email }, letter });
  }
}
