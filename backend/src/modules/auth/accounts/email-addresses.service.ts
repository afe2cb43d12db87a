import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';
import type { CurrentUser } from '../../../platform/http';
import { Outbox } from '../../../platform/jobs';
import { Audit } from '../../audit';
import { addressChangedMail } from './address-changed-mail';

interface EmailChange {
  from: string;
  to: string;
}

/** Notifies the old email address of every change, whether by the owner, a manager of the team or a super admin. */
@Injectable()
export class EmailAddresses {
  constructor(
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async recordChange(
    tx: Tx,
    { userId: actorId }: Pick<CurrentUser, 'userId'>,
    { from, to }: EmailChange,
  ): Promise<void> {
    if (from === to) return;
    const entryId = await this.audit.add(tx, {
      act: 'address_changed',
      actorId,
      about: from,
      detail: to,
    });
    await this.outbox.add(tx, addressChangedMail, { entryId });
  }
}
