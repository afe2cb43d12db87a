import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Database } from '../../platform/database';
import { Passwords } from '../../platform/passwords';
import { Tokens } from '../../platform/tokens';
import { Audit } from '../audit';
import { UserRepository } from './user.repository';

export const passwordStrategy = 'password';

/** Verifies an address and a password; an unknown address costs the same time as a wrong password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, passwordStrategy) implements OnModuleInit {
  private nobodysHash: string;

  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly database: Database,
    private readonly audit: Audit,
  ) {
    super({ usernameField: 'email', passwordField: 'password', session: false });
  }

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await this.passwords.hash(this.tokens.random());
  }

  async validate(email: string, password: string): Promise<{ id: number } | false> {
    const user = await this.users.findCredentials(email.trim());
    const hash = user?.password_hash ?? this.nobodysHash;
    const fits = await this.passwords.verify(hash, password);
    if (fits && user?.is_active && user.password_hash) return { id: user.id };
    await this.note(user && email.trim().toLowerCase());
    return false;
  }

  /** An address that nobody has is not kept: it may be a password in the wrong field. It costs the same time. */
  private async note(about: string | undefined): Promise<void> {
    await this.database.transaction((tx) => this.audit.add(tx, { act: 'sign_in_failed', about }));
  }
}
