import { isSuperAdminRole, type DeletionRequest } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { shownEmail } from '../../platform/email-addresses';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { Access } from '../access';
import { Audit } from '../audit';
import { CurrentPassword, fullNameOf } from '../auth';
import { deletionDeclinedMail, deletionRequestedMail } from './deletion-mails';
import { DeletionRequestRepository, type DeletionRequestRow } from './deletion-request.repository';

/** Requests of users that super admins delete their accounts. */
@Injectable()
export class DeletionRequests {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: DeletionRequestRepository,
    private readonly password: CurrentPassword,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async findOwn({
    userId,
  }: CurrentUser): Promise<{ deletionRequestedAt: string | null; isLastSuperAdmin: boolean }> {
    const row = await this.repository.findOwn(userId);
    return {
      deletionRequestedAt: row?.deletion_requested_at?.toISOString() ?? null,
      isLastSuperAdmin: row?.is_last_super_admin ?? false,
    };
  }

  async create(actor: CurrentUser, password: string): Promise<void> {
    const { userId } = actor;
    await this.password.verify(actor, password);
    await this.database.transaction(async (tx) => {
      const superAdmins = (await this.repository.lockSuperAdmins(tx)).filter((id) => id !== userId);
      if (isSuperAdminRole(actor.accountRole) && superAdmins.length === 0)
        throw new Refusal('last_super_admin');
      const email = await this.repository.insert(tx, userId, this.clock.now());
      if (email === undefined) return;
      await this.audit.add(tx, { act: 'deletion_requested', actorId: userId, about: email });
      for (const id of superAdmins)
        await this.outbox.add(tx, deletionRequestedMail, { userId: id, requesterId: userId });
      this.changes.add(tx, { what: 'account', userId, id: userId });
    });
  }

  async withdraw({ userId }: CurrentUser): Promise<void> {
    await this.database.transaction(async (tx) => {
      const email = await this.repository.remove(tx, userId);
      if (email === undefined) return;
      await this.audit.add(tx, { act: 'deletion_withdrawn', actorId: userId, about: email });
      this.changes.add(tx, { what: 'account', userId, id: userId });
    });
  }

  async list(actor: CurrentUser): Promise<DeletionRequest[]> {
    this.access.toEverything(actor);
    const rows = await this.repository.findAll();
    return rows.map(present);
  }

  async decline(actor: CurrentUser, userId: number): Promise<void> {
    this.access.toEverything(actor);
    await this.database.transaction(async (tx) => {
      const email = await this.repository.remove(tx, userId);
      if (email === undefined) throw new Refusal('user_not_found');
      await this.audit.add(tx, { act: 'deletion_declined', actorId: actor.userId, about: email });
      await this.outbox.add(tx, deletionDeclinedMail, { userId });
      this.changes.add(tx, { what: 'account', userId, id: userId });
    });
  }
}

const present = (row: DeletionRequestRow): DeletionRequest => ({
  userId: row.id,
  name: fullNameOf(row),
  email: shownEmail(row.email),
  avatar: row.avatar,
  requestedAt: row.deletion_requested_at.toISOString(),
});
