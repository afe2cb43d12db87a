import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Passwords } from '../../platform/passwords';
import { Tokens } from '../../platform/tokens';
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
    return fits && user?.is_active && user.password_hash ? { id: user.id } : false;
  }
}
