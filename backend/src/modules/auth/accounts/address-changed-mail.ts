import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { Settings } from '../../../settings';
import { Audit } from '../../audit';

/** Only the audit entry still holds the old email address. */
interface Payload extends Record<string, number> {
  entryId: number;
}

export const addressChangedMail = defineJob<Payload>({
  name: 'email.address-changed',
  queue: 'email',
  priority: 'urgent',
});

@Injectable()
@JobHandler(addressChangedMail)
export class AddressChangedMail implements JobHandler<Payload> {
  constructor(
    private readonly audit: Audit,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ entryId }: Payload, { id }: Attempt): Promise<void> {
    const email = await this.audit.aboutOf(entryId);
    if (!email) return;
    const url = `${this.settings.publicUrl}/login`;
    const to = { name: email, email };
    await this.mailer.send({ id, to, letter: { ...mailTexts.addressChanged(), url } });
  }
}
