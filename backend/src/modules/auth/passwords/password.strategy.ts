import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Database } from '../../../platform/database';
import { Refusal } from '../../../platform/http';
import { Passwords } from '../../../platform/passwords';
import { Tokens } from '../../../platform/tokens';
import { Audit } from '../../audit';
import type { VerifiedUser } from '../accounts/accounts.service';
import type { CredentialsDto } from '../auth.dto';
import { SecondFactors } from '../two-factor/second-factors.service';
import { UserRepository, type CredentialRow } from '../accounts/user.repository';

export const passwordStrategy = 'password';

/** The guard has validated the body. */
interface SignInRequest {
  body: CredentialsDto;
}

/**
 * Verifies an email address, a password and, with two-factor sign-in, a code. Takes as long for an unknown address as for a
 * wrong password.
 */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, passwordStrategy) implements OnModuleInit {
  private dummyHash: string;

  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly secondFactors: SecondFactors,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false, passReqToCallback: true });
  }

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.passwords.hash(this.tokens.random());
  }

  async validate(
    { body: { code } }: SignInRequest,
    email: string,
    password: string,
  ): Promise<VerifiedUser | false> {
    const user = await this.users.findCredentials(email);
    const hash = user?.password_hash ?? this.dummyHash;
    const fits = await this.passwords.verify(hash, password);
    if (fits && user?.is_active && user.password_hash) return this.verifySecondFactor(user, code);
    await this.recordFailure(user?.email);
    return false;
  }

  /** Reveals that the account has a second factor only after the right password. */
  private async verifySecondFactor(user: CredentialRow, code: string | undefined): Promise<VerifiedUser> {
    const { id, has_two_factor: hasTwoFactor } = user;
    if (!hasTwoFactor) return { id };
    if (code === undefined) throw new Refusal('second_factor_needed');
    await this.secondFactors.verify(id, code);
    return { id, hasPassedSecondFactor: true };
  }

  /**
   * Records a failed sign-in. An unknown email address is not stored, as it may be a password typed into the wrong field;
   * the write takes as long either way.
   */
  private async recordFailure(about: string | undefined): Promise<void> {
    await this.database.transaction((tx) => this.audit.add(tx, { act: 'sign_in_failed', about }));
  }
}
