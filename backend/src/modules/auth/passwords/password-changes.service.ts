import {
  passwordTexts,
  type MessageResponse,
  type PasswordByToken,
  type PasswordChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database, type Tx } from '../../../platform/database';
import { Refusal, type CurrentUser } from '../../../platform/http';
import { Outbox } from '../../../platform/jobs';
import { Audit } from '../../audit';
import { AccountTokens } from './account-tokens.service';
import { Accounts, type SignedIn } from '../accounts/accounts.service';
import { CurrentPassword } from './current-password.service';
import { NewPasswords } from './new-passwords.service';
import { passwordChangedMail } from './password-changed-mail';
import { resetMail } from './reset-mail';
import { Sessions } from '../sessions/sessions.service';
import { UserRepository } from '../accounts/user.repository';

/** Changes passwords, by the current password or by the token of a mail. Ends every session of the user. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: AccountTokens,
    private readonly currentPassword: CurrentPassword,
    private readonly newPasswords: NewPasswords,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The browser that changes the password gets a new session; its old one had passed the second factor. */
  async change(actor: CurrentUser, { currentPassword, newPassword }: PasswordChange): Promise<SignedIn> {
    await this.currentPassword.verify(actor, currentPassword, 'currentPassword');
    const { userId } = actor;
    const newHash = await this.newPasswords.hash(newPassword, 'newPassword');
    return this.database.transaction(async (tx) => {
      await this.save(tx, userId, newHash);
      return this.accounts.signInWithin(tx, { id: userId, hasPassedSecondFactor: true });
    });
  }

  /** Returns the same response for unknown email addresses, so that accounts cannot be enumerated. */
  async forget(email: string): Promise<MessageResponse> {
    const account = await this.users.findCredentials(email);
    if (account?.is_active) {
      await this.database.transaction(async (tx) => {
        await this.outbox.addDebounced(tx, resetMail, {
          entries: [{ payload: { userId: account.id }, dedupeKey: String(account.id) }],
        });
        await this.audit.add(tx, { act: 'password_asked', about: account.email });
      });
    }
    return { message: passwordTexts.mailed };
  }

  async verifyResetToken(token: string): Promise<MessageResponse> {
    if (!(await this.tokens.isUsable(token, 'reset'))) throw new Refusal('invalid_reset_token');
    return { message: passwordTexts.tokenValid };
  }

  async reset({ token, password }: PasswordByToken): Promise<MessageResponse> {
    await this.verifyResetToken(token);
    const hash = await this.newPasswords.hash(password);
    await this.database.transaction(async (tx) => {
      const userId = await this.tokens.consume(tx, token, 'reset');
      if (userId === undefined) throw new Refusal('invalid_reset_token');
      await this.save(tx, userId, hash);
    });
    return { message: passwordTexts.reset };
  }

  /** Sets the first password. Returns false when the token belongs to no account without a password. */
  async setFirst(tx: Tx, token: string, hash: string): Promise<boolean> {
    const userId = await this.tokens.consume(tx, token, 'first_password');
    if (userId === undefined) return false;
    await this.users.setPassword(tx, userId, hash);
    await this.audit.add(tx, { act: 'password_chosen', actorId: userId });
    return true;
  }

  private async save(tx: Tx, userId: number, hash: string): Promise<void> {
    await this.users.setPassword(tx, userId, hash);
    await this.sessions.endAllOf(tx, userId);
    await this.outbox.add(tx, passwordChangedMail, { userId, at: this.clock.now().getTime() });
    await this.audit.add(tx, { act: 'password_changed', actorId: userId });
  }
}
