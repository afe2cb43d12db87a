import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { shownEmail } from '../../platform/email-addresses';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { DeletionRequestRepository } from './deletion-request.repository';

interface RequestedPayload extends Record<string, number> {
  /** The super admin who receives the mail. */
  userId: number;
  requesterId: number;
}

interface DeclinedPayload extends Record<string, number> {
  userId: number;
}

export const deletionRequestedMail = defineJob<RequestedPayload>({
  name: 'email.deletion-requested',
  queue: 'email',
});

export const deletionDeclinedMail = defineJob<DeclinedPayload>({
  name: 'email.deletion-declined',
  queue: 'email',
});

/** Tells a super admin of a request, unless it has been taken back. */
@Injectable()
@JobHandler(deletionRequestedMail)
export class DeletionRequestedMail implements JobHandler<RequestedPayload> {
  constructor(
    private readonly repository: DeletionRequestRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, requesterId }: RequestedPayload, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, async ({ publicUrl }) => {
      const row = await this.repository.find(requesterId);
      if (!row) return undefined;
      const letter = mailTexts.deletionRequested({ person: fullNameOf(row), email: shownEmail(row.email) });
      return { ...letter, url: `${publicUrl}/admin/users` };
    });
  }
}

@Injectable()
@JobHandler(deletionDeclinedMail)
export class DeletionDeclinedMail implements JobHandler<DeclinedPayload> {
  constructor(private readonly mails: UserMails) {}

  async handle({ userId }: DeclinedPayload, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, ({ publicUrl }) => ({
      ...mailTexts.deletionDeclined(),
      url: `${publicUrl}/settings?tab=security`,
    }));
  }
}
