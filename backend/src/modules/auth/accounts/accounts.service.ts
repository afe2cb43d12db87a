import { canonicalEmail, type AccountRole, type User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database, type Tx } from '../../../platform/database';
import { currentRequest, Refusal } from '../../../platform/http';
import { Audit } from '../../audit';
import { Sessions } from '../sessions/sessions.service';
import { TwoFactorRule } from '../two-factor/two-factor-rule';
import { presentOwnAccount } from './user.presenter';
import { UserRepository, type UserRow } from './user.repository';
import { usernameChoices, usernameFrom, type NamedUser } from './username';

export interface NewAccount extends NamedUser {
  /** Null until the user sets a password by the link in a mail. */
  passwordHash: string | null;
  role: AccountRole;
}

/** A user without a password yet. */
export interface InvitedUser extends NamedUser {
  role: AccountRole;
}

/** The result of signing in: the account, and the token for the session cookie. */
export interface SignedIn {
  user: User;
  token: string;
}

/** A user who is authenticated by a password or a token, and optionally by a second factor. */
export interface VerifiedUser {
  id: number;
  hasPassedSecondFactor?: boolean;
}

/** Creates accounts and signs them in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly repository: UserRepository,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly twoFactorRule: TwoFactorRule,
  ) {}

  async read(userId: number): Promise<User> {
    const row = await this.repository.findById(userId);
    if (!row) throw new Refusal('not_signed_in');
    return this.present(row);
  }

  /** Signs in an authenticated user. The previous session of the browser ends. */
  async signIn(who: VerifiedUser, tokenBefore?: string): Promise<SignedIn> {
    if (tokenBefore) await this.sessions.end(tokenBefore);
    return this.database.transaction((tx) => this.signInWithin(tx, who));
  }

  /**
   * The only place that starts sessions, also for new accounts. Refuses users with two-factor sign-in who have not passed
   * the second factor.
   */
  async signInWithin(tx: Tx, { id, hasPassedSecondFactor: hasShownBoth }: VerifiedUser): Promise<SignedIn> {
    const row = await this.repository.markSignedIn(tx, id, this.clock.now());
    if (!row) throw new Refusal('wrong_credentials');
    if (row.two_factor_since && !hasShownBoth) throw new Refusal('second_factor_needed');
    await this.audit.add(tx, { act: 'signed_in', actorId: id });
    return { user: this.present(row), token: await this.sessions.start(tx, id) };
  }

  /** Returns the id of the account with this email address. */
  findByEmail(tx: Tx, email: string): Promise<number | undefined> {
    return this.repository.findIdByEmail(tx, email);
  }

  /** Creates an account under a unique username; refuses an email address that is taken. */
  async create(tx: Tx, account: NewAccount): Promise<UserRow> {
    const email = canonicalEmail(account.email);
    const wanted = usernameFrom(account);
    const choices = usernameChoices(wanted, await this.repository.usernamesLike(tx, wanted));
    for (const username of choices) {
      const row = await this.repository.insert(tx, { ...account, username, email });
      if (row) {
        // Users who sign up by an invitation create their own account; the setting ADMIN_EMAIL creates one without a request.
        const { userId, address } = currentRequest();
        const actorId = userId ?? (address === undefined ? null : row.id);
        await this.audit.add(tx, { act: 'account_made', actorId, about: row.email, detail: row.role });
        return row;
      }
      if ((await this.findByEmail(tx, email)) !== undefined) throw new Refusal('email_taken');
    }
    throw new Refusal('conflict');
  }

  /**
   * Creates many accounts without passwords and returns their ids by email address. Addresses that another transaction takes
   * concurrently are left out.
   */
  async createMany(tx: Tx, people: readonly InvitedUser[]): Promise<Map<string, number>> {
    const made = new Map<string, number>();
    const roles = new Map(people.map(({ email, role }) => [email, role]));
    for (let missing = people; missing.length > 0;) {
      const rows = await this.repository.insertMany(tx, await this.withUsernames(tx, missing));
      for (const { id, email } of rows) {
        await this.audit.add(tx, { act: 'account_made', about: email, detail: roles.get(email) });
        made.set(email, id);
      }
      // When only the username was taken concurrently, the next round chooses another one.
      const left = missing.map(({ email }) => email).filter((email) => !made.has(email));
      const taken = left.length > 0 ? await this.repository.findTakenEmails(tx, left) : new Set<string>();
      missing = missing.filter(({ email }) => !made.has(email) && !taken.has(email));
    }
    return made;
  }

  private async withUsernames(tx: Tx, people: readonly InvitedUser[]) {
    const wanted = people.map(usernameFrom);
    const taken = await this.repository.usernamesLikeAny(tx, wanted);
    return people.map((person, place) => {
      const [username = ''] = usernameChoices(wanted[place] ?? '', taken);
      taken.add(username);
      return { ...person, username };
    });
  }

  private present(row: UserRow): User {
    const isRequired = this.twoFactorRule.isBroken({ ...row, hasTwoFactor: row.two_factor_since !== null });
    return { ...presentOwnAccount(row), ...(isRequired && { twoFactor: 'required' }) };
  }
}
