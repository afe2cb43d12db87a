import {
  limits,
  type BothFactors,
  type RecoveryCodes,
  type TwoFactor,
  type TwoFactorKey,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database, type Tx } from '../../../platform/database';
import { Refusal, type CurrentUser } from '../../../platform/http';
import { Tokens } from '../../../platform/tokens';
import { Accounts, type SignedIn } from '../accounts/accounts.service';
import { keyFor, newKey } from './app-codes';
import { CurrentPassword } from '../passwords/current-password.service';
import { SecondFactors } from './second-factors.service';
import { Sessions } from '../sessions/sessions.service';
import { inGroups } from './typed-code';
import { TwoFactorRepository } from './two-factor.repository';

/** Sets up, renews and turns off two-factor sign-in. Each step verifies the user again. */
@Injectable()
export class TwoFactors {
  constructor(
    private readonly database: Database,
    private readonly repository: TwoFactorRepository,
    private readonly currentPassword: CurrentPassword,
    private readonly secondFactors: SecondFactors,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  async read({ userId }: CurrentUser): Promise<TwoFactor> {
    const row = await this.repository.find(userId);
    if (!row) throw new Refusal('not_signed_in');
    return { since: row.since?.toISOString() ?? null, recoveryCodesLeft: row.codes_left };
  }

  /** Returns a new key for an authenticator app. Refused when two-factor sign-in is on. */
  async begin(actor: CurrentUser, password: string): Promise<TwoFactorKey> {
    await this.currentPassword.verify(actor, password);
    const { userId } = actor;
    const key = newKey();
    return this.database.transaction(async (tx) => {
      const row = await this.repository.lock(tx, userId);
      if (!row || !(await this.repository.putKey(tx, userId, key))) throw new Refusal('conflict');
      return keyFor(row.email, key);
    });
  }

  /** Turns two-factor sign-in on. The current browser gets a new session; all others are signed out. */
  async confirm({ userId }: CurrentUser, code: string): Promise<{ signedIn: SignedIn; codes: string[] }> {
    const done = await this.database.transaction(async (tx) => {
      const row = await this.repository.lock(tx, userId);
      if (!row?.secret || row.since) return new Refusal('conflict');
      const refusal = await this.secondFactors.check(tx, { userId, row, typed: code });
      if (refusal) return refusal;
      await this.repository.turnOn(tx, userId, this.clock.now());
      const codes = await this.makeCodes(tx, userId);
      await this.sessions.endAllOf(tx, userId);
      await this.secondFactors.recordAndMail(tx, userId, { act: 'two_factor_on' });
      return {
        codes,
        signedIn: await this.accounts.signInWithin(tx, { id: userId, hasPassedSecondFactor: true }),
      };
    });
    if (done instanceof Refusal) throw done;
    return done;
  }

  async renewCodes(actor: CurrentUser, both: BothFactors): Promise<RecoveryCodes> {
    const { userId } = await this.expectBoth(actor, both);
    return this.database.transaction(async (tx) => {
      const row = await this.repository.lock(tx, userId);
      if (!row?.since) throw new Refusal('conflict');
      await this.secondFactors.recordAndMail(tx, userId, { act: 'recovery_codes_made' });
      return { codes: await this.makeCodes(tx, userId) };
    });
  }

  async turnOff(actor: CurrentUser, both: BothFactors): Promise<void> {
    const { userId } = await this.expectBoth(actor, both);
    return this.database.transaction(async (tx) => {
      await this.repository.turnOff(tx, userId);
      await this.secondFactors.recordAndMail(tx, userId, { act: 'two_factor_off' });
      this.sessions.notifyTabs(tx, userId);
    });
  }

  /** Turns off another user's second factor, by a super admin. All sessions end, that of a lost phone included. */
  resetOf(userId: number, { userId: actorId }: CurrentUser): Promise<void> {
    return this.database.transaction(async (tx) => {
      const account = await this.repository.turnOff(tx, userId);
      if (!account) return;
      await this.secondFactors.recordAndMail(tx, userId, {
        act: 'two_factor_reset',
        actorId,
        about: account.email,
      });
      await this.sessions.endAllOf(tx, userId);
    });
  }

  private async expectBoth(actor: CurrentUser, { password, code }: BothFactors): Promise<CurrentUser> {
    await this.currentPassword.verify(actor, password);
    await this.secondFactors.verify(actor.userId, code);
    return actor;
  }

  /** Creates recovery codes of 120 random bits each; only their hashes are stored. */
  private async makeCodes(tx: Tx, userId: number): Promise<string[]> {
    const codes = Array.from({ length: limits.recoveryCodes }, () => this.tokens.readable());
    await this.repository.putRecoveryCodes(
      tx,
      userId,
      codes.map((code) => this.tokens.hash(code)),
    );
    return codes.map(inGroups);
  }
}
