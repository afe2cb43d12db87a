import { mailTexts, timeFormat, withTime, type AuditAct, type MailText } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { Audit } from '../../audit';
import { UserMails } from '../email-subscriptions/user-mails.service';

/** The audit entry holds the act and its time. */
interface Payload extends Record<string, number> {
  userId: number;
  entryId: number;
}

/** The text of the mail for each act. */
const texts = {
  two_factor_on: mailTexts.twoFactorOn,
  two_factor_off: mailTexts.twoFactorOff,
  two_factor_reset: mailTexts.twoFactorReset,
  recovery_codes_made: mailTexts.recoveryCodesMade,
  recovery_code_used: mailTexts.recoveryCodeUsed,
} satisfies Partial<Record<AuditAct, () => MailText>>;
export type TwoFactorAct = keyof typeof texts;

export const twoFactorMail = defineJob<Payload>({
  name: 'email.two-factor',
  queue: 'email',
  priority: 'urgent',
});

@Injectable()
@JobHandler(twoFactorMail)
export class TwoFactorMail implements JobHandler<Payload> {
  constructor(
    private readonly audit: Audit,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, entryId }: Payload, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, async ({ publicUrl, timeZone }) => {
      const entry = await this.audit.actOf(entryId);
      if (!entry || !isTwoFactorAct(entry.act)) return undefined;
      const letter = withTime(texts[entry.act](), timeFormat(timeZone).zonedDateTime(entry.at));
      return { ...letter, url: `${publicUrl}/settings?tab=security` };
    });
  }
}

const isTwoFactorAct = (act: AuditAct): act is TwoFactorAct => act in texts;
