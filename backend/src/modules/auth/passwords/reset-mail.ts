import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { Settings } from '../../../settings';
import { AccountTokens } from './account-tokens.service';
import { MailRecipients } from '../email-subscriptions/mail-recipients.service';

/** Urgent: the user is waiting for it. */
export const resetMail = defineJob<{ userId: number }>({
  name: 'email.reset',
  queue: 'email',
  priority: 'urgent',
});

@Injectable()
@JobHandler(resetMail)
export class ResetMail implements JobHandler<{ userId: number }> {
  constructor(
    private readonly database: Database,
    private readonly recipients: MailRecipients,
    private readonly tokens: AccountTokens,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId }: { userId: number }, { id }: Attempt): Promise<void> {
    const to = await this.recipients.find(userId);
    if (!to) return;
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, userId, 'reset'));
    const url = `${this.settings.publicUrl}/reset-password?token=${token}`;
    await this.mailer.send({ id, to, letter: { ...mailTexts.reset(), url } });
  }
}
