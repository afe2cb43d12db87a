import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { AccountTokens } from './account-tokens.service';
import { UserMails } from '../email-subscriptions/user-mails.service';

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
    private readonly tokens: AccountTokens,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId }: { userId: number }, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, async ({ publicUrl }) => {
      const token = await this.tokens.issue(userId, 'reset');
      return { ...mailTexts.reset(), url: `${publicUrl}/reset-password?token=${token}` };
    });
  }
}
