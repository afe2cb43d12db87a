import { mailTexts, timeFormat, withTime } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { Settings } from '../../../settings';
import { MailRecipients } from '../email-subscriptions/mail-recipients.service';

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
  constructor(
    private readonly recipients: MailRecipients,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, at }: Payload, { id }: Attempt): Promise<void> {
    const to = await this.recipients.find(userId);
    if (!to) return;
    const url = `${this.settings.publicUrl}/forgot-password`;
    const text = mailTexts.passwordChanged();
    // Jobs of the previous version have no time.
    const letter = at ? withTime(text, timeFormat(to.timeZone).zonedDateTime(new Date(at))) : text;
    await this.mailer.send({ id, to, letter: { ...letter, url } });
  }
}
