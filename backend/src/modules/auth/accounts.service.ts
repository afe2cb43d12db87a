import type { AccountRole, User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { Sessions } from './sessions.service';
import { presentUser } from './user.presenter';
import { UserRepository, type UserRow } from './user.repository';
import { usernameChoices, usernameFrom, type Named } from './username';

export interface NewAccount extends Named {
  passwordHash: string;
  role: AccountRole;
}

/** What signing in answers: the account, and the token for the browser's cookie. */
export interface SignedIn {
  user: User;
  token: string;
}

/** Accounts: who they are, how they begin, how they sign in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly repository: UserRepository,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<User> {
    const row = await this.repository.findById(userId);
    if (!row) throw new Refusal('not_signed_in');
    return presentUser(row);
  }

  /** For someone whose password has just been verified. */
  async signIn(userId: number): Promise<SignedIn> {
    return this.database.transaction((tx) => this.signInWithin(tx, userId));
  }

  /** In the transaction that made the account. */
  async signInWithin(tx: Tx, userId: number): Promise<SignedIn> {
    const row = await this.repository.markSignedIn(tx, userId, this.clock.now());
    if (!row) throw new Refusal('wrong_credentials');
    return { user: presentUser(row), token: await this.sessions.start(tx, userId) };
  }

  /** A new account under a username of its own; an address that is taken is refused. */
  async create(tx: Tx, account: NewAccount): Promise<UserRow> {
    const email = account.email.trim().toLowerCase();
    const wanted = usernameFrom(account);
    const choices = usernameChoices(wanted, await this.repository.usernamesLike(tx, wanted));
    for (const username of choices) {
      const row = await this.repository.insert(tx, { ...account, username, email });
      if (row) return row;
      if (await this.repository.emailExists(tx, email)) throw new Refusal('email_taken');
    }
    throw new Refusal('conflict');
  }
}
