import {
  canonicalEmail,
  passwordTexts,
  type MessageResponse,
  type PasswordByToken,
  type Registration as NewPerson,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { Accounts, AccountTokens, NewPasswords, PasswordChanges, type SignedIn } from '../auth';
import { Invites } from './invites.service';

/** Creates accounts for invited users; no other way of registration exists. The account gets the invited role. */
@Injectable()
export class Registration {
  constructor(
    private readonly invites: Invites,
    private readonly accounts: Accounts,
    private readonly passwords: NewPasswords,
    private readonly passwordChanges: PasswordChanges,
    private readonly accountTokens: AccountTokens,
    private readonly database: Database,
  ) {}

  /** Creates the account and joins the team in one transaction: without a use left, no account is created. */
  async register({ token, password, ...person }: NewPerson): Promise<SignedIn> {
    const invite = await this.invites.usable(token);
    const { kind, row } = invite;
    const isForAnother = kind === 'invitation' && canonicalEmail(row.email) !== canonicalEmail(person.email);
    if (isForAnother) throw new Refusal('invite_for_another');
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.create(tx, { ...person, passwordHash, role: row.role });
      await this.invites.admit(tx, account.id, { ...invite, keepToken: true });
      return this.accounts.signInWithin(tx, account);
    });
  }

  async verifyFirstPasswordToken(token: string): Promise<MessageResponse> {
    if (!(await this.accountTokens.isUsable(token, 'first_password'))) await this.invitationOf(token);
    return { message: passwordTexts.tokenValid };
  }

  /** Sets the first password by the token of a mail, of an existing account or of a new one that joins its team. */
  async setPassword({ token, password }: PasswordByToken): Promise<MessageResponse> {
    const isWaiting = await this.accountTokens.isUsable(token, 'first_password');
    const invite = isWaiting ? undefined : await this.invitationOf(token);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (tx) => {
      if (!invite) {
        const isSet = await this.passwordChanges.setFirst(tx, token, passwordHash);
        if (!isSet) throw new Refusal('invalid_token');
        return;
      }
      const { email, first_name: firstName, last_name: lastName, role } = invite.row;
      const person = { email, firstName, lastName, role, passwordHash };
      const account = await this.accounts.create(tx, person);
      await this.invites.admit(tx, account.id, invite);
    });
    return { message: passwordTexts.set };
  }

  private async invitationOf(token: string) {
    const invite = await this.invites.usable(token).catch(() => undefined);
    if (invite?.kind !== 'invitation') throw new Refusal('invalid_token');
    return invite;
  }
}
