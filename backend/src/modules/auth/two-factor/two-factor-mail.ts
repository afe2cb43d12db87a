import { mailTexts, timeFormat, withTime, type AuditAct, type MailText } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { Settings } from '../../../settings';
import { Audit } from '../../audit';
import { MailRecipients } from '../email-subscriptions/mail-recipients.service';

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
    private readonly recipients: MailRecipients,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, entryId }: Payload, { id }: Attempt): Promise<void> {
    const to = await this.recipients.find(userId);
    const entry = await this.audit.actOf(entryId);
    if (!to || !entry || !isTwoFactorAct(entry.act)) return;
    const url = `${this.settings.publicUrl}/settings?tab=security`;
    const letter = withTime(texts[entry.act](), timeFormat(to.timeZone).zonedDateTime(entry.at));
    await this.mailer.send({ id, to, letter: { ...letter, url } });
  }
}

const isTwoFactorAct = (act: AuditAct): act is TwoFactorAct => act in texts;
