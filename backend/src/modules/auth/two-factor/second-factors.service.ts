import { limits, refusals } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database, type Tx } from '../../../platform/database';
import { Refusal, tooMany } from '../../../platform/http';
import { Outbox } from '../../../platform/jobs';
import { Tokens } from '../../../platform/tokens';
import { Audit } from '../../audit';
import { stepOf } from './app-codes';
import { readCode } from './typed-code';
import { twoFactorMail, type TwoFactorAct } from './two-factor-mail';
import { TwoFactorRepository, type TwoFactorRow } from './two-factor.repository';

/**
 * Verifies codes of authenticator apps and recovery codes. Codes of apps are short enough to guess, so failures are counted
 * per account, not per IP address.
 */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly repository: TwoFactorRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Consumes the right code; counts a wrong one and throws a refusal. */
  async verify(userId: number, typed: string): Promise<void> {
    const refusal = await this.database.transaction(async (tx) => {
      const row = await this.repository.lock(tx, userId);
      return row?.since ? this.check(tx, { userId, row, typed }) : new Refusal('conflict');
    });
    if (refusal) throw refusal;
  }

  /** Returns a refusal for a wrong code instead of throwing it, because the transaction must commit the counted failure. */
  async check(
    tx: Tx,
    { userId, row, typed }: { userId: number; row: TwoFactorRow; typed: string },
  ): Promise<Refusal | undefined> {
    const { kind, code } = readCode(typed);
    const now = this.clock.now();
    if (kind === 'recovery') {
      if (await this.useRecoveryCode(tx, userId, code)) return undefined;
    } else {
      const seconds = retryAfterSeconds(row, now);
      if (seconds > 0) return tooMany(seconds);
      const step = row.secret ? stepOf(code, row.secret, now) : undefined;
      if (step !== undefined && (await this.repository.consumeStep(tx, userId, step))) return undefined;
      const since = new Date(now.getTime() - limits.codeLockoutMs);
      await this.repository.countWrong(tx, userId, { now, since });
    }
    await this.audit.add(tx, { act: 'sign_in_failed', about: row.email, detail: 'wrong code' });
    const { message } = refusals.second_factor_wrong;
    return new Refusal('second_factor_wrong', { fields: [{ field: 'code', message }] });
  }

  /** Writes a change of a user's second factor to the audit log, and mails it to the user. */
  async recordAndMail(
    tx: Tx,
    userId: number,
    { act, actorId = userId, about }: { act: TwoFactorAct; actorId?: number; about?: string },
  ): Promise<void> {
    const entryId = await this.audit.add(tx, { act, actorId, about });
    await this.outbox.add(tx, twoFactorMail, { userId, entryId });
  }

  private async useRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
    const used = { hash: this.tokens.hash(code), now: this.clock.now() };
    const isRight = await this.repository.useRecoveryCode(tx, userId, used);
    if (isRight) await this.recordAndMail(tx, userId, { act: 'recovery_code_used' });
    return isRight;
  }
}

/** Returns the seconds until another code of an app is accepted. */
function retryAfterSeconds({ wrong_codes: wrong, wrong_since: since }: TwoFactorRow, now: Date): number {
  if (wrong < limits.wrongCodes || !since) return 0;
  return Math.ceil((since.getTime() + limits.codeLockoutMs - now.getTime()) / 1000);
}
