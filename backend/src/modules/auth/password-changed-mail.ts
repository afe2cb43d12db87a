import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, Handles, type Attempt, type JobHandler } from '../../platform/jobs';
import { Mailer } from '../../platform/mail';
import { Settings } from '../../settings';
import { Addressees } from './addressees.service';

export const passwordChangedMail = defineJob<{ userId: number }>({
  name: 'email.password-changed',
  queue: 'email',
  urgency: 'urgent',
});

@Injectable()
@Handles(passwordChangedMail)
export class PasswordChangedMail implements JobHandler<{ userId: number }> {
  constructor(
    private readonly addressees: Addressees,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId }: { userId: number }, { id }: Attempt): Promise<void> {
    const to = await this.addressees.find(userId);
    if (!to) return;
    const url = `${this.settings.publicUrl}/forgot-password`;
    await this.mailer.send({ id, to, letter: { ...mailTexts.passwordChanged(), url } });
  }
}
