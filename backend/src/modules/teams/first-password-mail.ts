import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Mailer } from '../../platform/mail';
import { Settings } from '../../settings';
import { AccountTokens, MailRecipients } from '../auth';
import { TeamMailRepository } from './team-mail.repository';

interface InTeam extends Record<string, number> {
  userId: number;
  teamId: number;
}

export const firstPasswordMail = defineJob<InTeam>({
  name: 'email.first-password',
  queue: 'email',
  priority: 'bulk',
});

@Injectable()
@JobHandler(firstPasswordMail)
export class FirstPasswordMail implements JobHandler<InTeam> {
  constructor(
    private readonly database: Database,
    private readonly repository: TeamMailRepository,
    private readonly recipients: MailRecipients,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, teamId }: InTeam, { id }: Attempt): Promise<void> {
    const to = await this.recipients.find(userId);
    const team = await this.repository.findName(teamId);
    if (!to || team === undefined) return;
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, userId, 'first_password'));
    const url = `${this.settings.publicUrl}/set-password?token=${token}`;
    await this.mailer.send({ id, to, letter: { ...mailTexts.firstPassword({ team }), url } });
  }
}
