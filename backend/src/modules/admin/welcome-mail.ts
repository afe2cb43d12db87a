import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Mailer, type Letter } from '../../platform/mail';
import { Settings } from '../../settings';
import { AccountTokens, MailRecipients } from '../auth';
import { AdminUserRepository, type NewAdminRow } from './admin-user.repository';

interface AdminOfTeam extends Record<string, number> {
  userId: number;
  teamId: number;
}

export const welcomeMail = defineJob<AdminOfTeam>({ name: 'email.welcome', queue: 'email' });

/** Welcomes the admin of a new team, with a link to set the first password if there is none. */
@Injectable()
@JobHandler(welcomeMail)
export class WelcomeMail implements JobHandler<AdminOfTeam> {
  constructor(
    private readonly database: Database,
    private readonly repository: AdminUserRepository,
    private readonly recipients: MailRecipients,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, teamId }: AdminOfTeam, { id }: Attempt): Promise<void> {
    const to = await this.recipients.find(userId);
    const place = await this.repository.findNewAdmin(userId, teamId);
    if (!to || !place) return;
    await this.mailer.send({ id, to, letter: await this.letter(place, { userId, teamId }) });
  }

  private async letter(
    { team, has_set_password }: NewAdminRow,
    { userId, teamId }: AdminOfTeam,
  ): Promise<Letter> {
    const { publicUrl } = this.settings;
    if (has_set_password) return { ...mailTexts.welcomeBack({ team }), url: `${publicUrl}/teams/${teamId}` };
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, userId, 'first_password'));
    return { ...mailTexts.welcome({ team }), url: `${publicUrl}/set-password?token=${token}` };
  }
}
