import type { Registration as NewPerson } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { Passwords } from '../../platform/passwords';
import { Accounts, type SignedIn } from '../auth';
import { Invites } from './invites.service';

/** An account for somebody with an invitation. It starts with the invited role and does not join by itself. */
@Injectable()
export class Registration {
  constructor(
    private readonly invites: Invites,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly database: Database,
  ) {}

  async register({ token, password, ...names }: NewPerson): Promise<SignedIn> {
    const { role } = await this.invites.usable(token);
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (tx) => {
      const row = await this.accounts.create(tx, { ...names, passwordHash, role });
      return this.accounts.signInWithin(tx, row.id);
    });
  }
}
