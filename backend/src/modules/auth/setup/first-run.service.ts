import type { FirstAdmin } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { Refusal } from '../../../platform/http';
import { Accounts, type SignedIn } from '../accounts/accounts.service';
import { NewPasswords } from '../passwords/new-passwords.service';
import { UserRepository } from '../accounts/user.repository';

/** Creates the first super admin of an empty installation, once. */
@Injectable()
export class FirstRun {
  constructor(
    private readonly database: Database,
    private readonly repository: UserRepository,
    private readonly accounts: Accounts,
    private readonly passwords: NewPasswords,
  ) {}

  async isNeeded(): Promise<boolean> {
    return !(await this.repository.anyExists());
  }

  async setUp(admin: FirstAdmin): Promise<SignedIn> {
    if (!(await this.isNeeded())) throw new Refusal('already_set_up');
    const passwordHash = await this.passwords.hash(admin.password);
    return this.database.transaction(async (tx) => {
      await this.repository.lockFirstRun(tx);
      if (await this.repository.anyExistsIn(tx)) throw new Refusal('already_set_up');
      const row = await this.accounts.create(tx, { ...admin, passwordHash, role: 'super_admin' });
      return this.accounts.signInWithin(tx, row);
    });
  }
}
