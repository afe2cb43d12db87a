import {
  limits,
  type Accounts,
  type AdminUser,
  type AdminUserChange,
  type AuditAct,
  type Statistics,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { acceptEmail, searchedEmail } from '../../platform/email-addresses';
import { containsPattern, Database, type Tx } from '../../platform/database';
import { readTextCursor, Refusal, toPart, writeTextCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Audit } from '../audit';
import { EmailAddresses, Sessions, rethrowTaken, TwoFactors } from '../auth';
import { Avatars } from '../media';
import { AccountListRepository } from './account-list.repository';
import { AdminUserRepository, type LockedAccount } from './admin-user.repository';
import type { AccountListDto } from './admin.dto';
import { presentAdminUser, presentStatistics } from './admin.presenter';

interface Changed {
  before: LockedAccount;
  after: Pick<AdminUserChange, 'role' | 'email' | 'isActive'>;
}

/** Lists and changes all accounts, for super admins. */
@Injectable()
export class AdminUsers {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: AdminUserRepository,
    private readonly accountList: AccountListRepository,
    private readonly sessions: Sessions,
    private readonly avatars: Avatars,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly emailAddresses: EmailAddresses,
    private readonly twoFactors: TwoFactors,
  ) {}

  async list(actor: CurrentUser): Promise<AdminUser[]> {
    this.access.toEverything(actor);
    const rows = await this.repository.findAll();
    return rows.map(presentAdminUser);
  }

  async listPart(actor: CurrentUser, query: AccountListDto): Promise<Accounts> {
    this.access.toEverything(actor);
    const { search, sort = 'name', direction = 'ascending', cursor } = query;
    const rows = await this.accountList.find({
      sort,
      direction,
      pattern: containsPattern(search),
      emailPattern: containsPattern(searchedEmail(search)),
      place: cursor ? readTextCursor(cursor) : null,
      limit: limits.rowsPerCall + 1,
    });
    const { shown, nextCursor } = toPart(rows, limits.rowsPerCall, ({ sort_key: key, id }) =>
      writeTextCursor({ key, id }),
    );
    return { accounts: shown.map(presentAdminUser), nextCursor };
  }

  async statistics(actor: CurrentUser): Promise<Statistics> {
    this.access.toEverything(actor);
    return presentStatistics(await this.repository.figures());
  }

  async change(actor: CurrentUser, userId: number, change: AdminUserChange): Promise<AdminUser> {
    this.access.toEverything(actor);
    await this.database.transaction((tx) => this.write(tx, actor, userId, change)).catch(rethrowTaken);
    const row = await this.repository.find(userId);
    if (!row) throw new Refusal('user_not_found');
    return presentAdminUser(row);
  }

  async remove(actor: CurrentUser, userId: number): Promise<void> {
    this.access.toEverything(actor);
    if (userId === actor.userId) throw new Refusal('not_yourself');
    const avatar = await this.database.transaction(async (tx) => {
      const account = await this.find(tx, userId);
      if (account.isLastSuperAdmin) throw new Refusal('last_super_admin');
      await this.audit.add(tx, { act: 'account_deleted', actorId: actor.userId, about: account.email });
      await this.repository.remove(tx, userId);
      this.changes.add(tx, { what: 'account', userId, id: userId });
      return account.avatar;
    });
    await this.avatars.discard(avatar);
  }

  async resetTwoFactor(actor: CurrentUser, userId: number): Promise<void> {
    this.access.toEverything(actor);
    if (userId === actor.userId) throw new Refusal('not_yourself');
    if (!(await this.repository.find(userId))) throw new Refusal('user_not_found');
    await this.twoFactors.resetOf(userId, actor);
  }

  private async write(tx: Tx, actor: CurrentUser, userId: number, change: AdminUserChange): Promise<void> {
    const { username, email, role, teamId = null, isActive } = change;
    const before = await this.find(tx, userId);
    const isWeaker = role !== before.role || isActive === false;
    if (isWeaker && userId === actor.userId) throw new Refusal('not_yourself');
    if (isWeaker && before.isLastSuperAdmin) throw new Refusal('last_super_admin');
    if (teamId !== null) {
      if (!(await this.repository.teamExists(tx, teamId))) throw new Refusal('team_not_found');
      await this.repository.ensureMember(tx, teamId, { id: userId, role });
    }
    const tidy = {
      username: username.trim(),
      email: acceptEmail(email, before.email),
      role,
      teamId,
      isActive,
    };
    await this.repository.update(tx, userId, tidy);
    await this.addAuditEntries(tx, actor, { before, after: tidy });
    if (isActive === false) await this.sessions.endAllOf(tx, userId);
    this.changes.add(tx, { what: 'account', userId, id: userId });
    if (teamId !== null) this.changes.add(tx, { what: 'team', teamId, id: teamId });
  }

  private async addAuditEntries(tx: Tx, actor: CurrentUser, { before, after }: Changed): Promise<void> {
    const { email: about } = before;
    const isTurned = after.isActive !== undefined && after.isActive !== before.isActive;
    const turned: AuditAct = after.isActive ? 'account_activated' : 'account_deactivated';
    if (isTurned) await this.audit.add(tx, { act: turned, actorId: actor.userId, about });
    const detail = before.role === after.role ? undefined : `${before.role} to ${after.role}`;
    if (detail || !isTurned)
      await this.audit.add(tx, { act: 'account_changed', actorId: actor.userId, about, detail });
    await this.emailAddresses.recordChange(tx, actor, { from: about, to: after.email });
  }

  private async find(tx: Tx, userId: number) {
    const row = await this.repository.lock(tx, userId);
    if (!row) throw new Refusal('user_not_found');
    return row;
  }
}
