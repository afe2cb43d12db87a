import { mailTexts, timeFormat, withTime } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { UserMails } from '../email-subscriptions/user-mails.service';

interface Payload extends Record<string, number> {
  userId: number;
  at: number;
}

export const passwordChangedMail = defineJob<Payload>({
  name: 'email.password-changed',
  queue: 'email',
  priority: 'urgent',
});

@Injectable()
@JobHandler(passwordChangedMail)
export class PasswordChangedMail implements JobHandler<Payload> {
  constructor(private readonly mails: UserMails) {}

  async handle({ userId, at }: Payload, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, ({ publicUrl, timeZone }) => {
      const text = mailTexts.passwordChanged();
      // Jobs of the previous version have no time.
      const letter = at ? withTime(text, timeFormat(timeZone).zonedDateTime(new Date(at))) : text;
      return { ...letter, url: `${publicUrl}/forgot-password` };
    });
  }
}
