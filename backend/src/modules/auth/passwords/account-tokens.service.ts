import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database, type Tx } from '../../../platform/database';
import { Tokens } from '../../../platform/tokens';
import { AccountTokenRepository, type TokenPurpose } from './account-token.repository';

const lifetimeMs: Record<TokenPurpose, number> = {
  first_password: limits.firstPasswordLifetimeMs,
  reset: limits.resetLifetimeMs,
};

/** One-time tokens in mails, with which users choose a password. */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly database: Database,
    private readonly repository: AccountTokenRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the token for the mail; only its hash is stored. */
  async issue(userId: number, purpose: TokenPurpose): Promise<string> {
    const token = this.tokens.random();
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs[purpose]);
    const row = { userId, purpose, hash: this.tokens.hash(token), expiresAt };
    await this.database.transaction((tx) => this.repository.replace(tx, row));
    return token;
  }

  async isUsable(token: string, purpose: TokenPurpose): Promise<boolean> {
    const userId = await this.repository.findUsable(this.tokens.hash(token), purpose, this.clock.now());
    return userId !== undefined;
  }

  /** Consumes a token and returns its user. */
  consume(tx: Tx, token: string, purpose: TokenPurpose): Promise<number | undefined> {
    return this.repository.consume(tx, this.tokens.hash(token), { purpose, now: this.clock.now() });
  }
}
