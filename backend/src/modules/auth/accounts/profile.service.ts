import type { EmailPreferences, NewsSeen, ProfileChange, TimeZoneChange, User } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes';
import { Database } from '../../../platform/database';
import { acceptEmail } from '../../../platform/email-addresses';
import { Refusal, type CurrentUser } from '../../../platform/http';
import { Audit } from '../../audit';
import { EmailAddresses } from './email-addresses.service';
import { rethrowTaken } from './rethrow-taken';
import { presentOwnAccount } from './user.presenter';
import { UserRepository } from './user.repository';

/** The profile of a user, the email settings, the time zone and the announcements that were shown. */
@Injectable()
export class Profile {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly emailAddresses: EmailAddresses,
  ) {}

  async change({ userId }: CurrentUser, change: ProfileChange): Promise<User> {
    const row = await this.database
      .transaction(async (tx) => {
        const from = await this.users.lockEmail(tx, userId);
        await this.audit.add(tx, { act: 'identity_changed', actorId: userId });
        const email = change.email === undefined ? undefined : acceptEmail(change.email, from ?? '');
        const changed = await this.users.changeProfile(tx, userId, { ...tidy(change), email });
        if (from && changed)
          await this.emailAddresses.recordChange(tx, { userId }, { from, to: changed.email });
        this.changes.add(tx, { what: 'account', userId, id: userId });
        return changed;
      })
      .catch(rethrowTaken);
    if (!row) throw new Refusal('not_signed_in');
    return presentOwnAccount(row);
  }

  /** Sets the path of the picture or removes it. Returns the previous path, too. */
  async changeAvatar(
    { userId }: CurrentUser,
    avatar: string | null,
  ): Promise<{ user: User; before: string | null }> {
    const changed = await this.database.transaction(async (tx) => {
      this.changes.add(tx, { what: 'account', userId, id: userId });
      return this.users.changeAvatar(tx, userId, avatar);
    });
    if (!changed) throw new Refusal('not_signed_in');
    return { user: presentOwnAccount(changed.row), before: changed.before };
  }

  async notifications({ userId }: CurrentUser): Promise<EmailPreferences> {
    const settings = await this.users.findNotifications(userId);
    if (!settings) throw new Refusal('not_signed_in');
    return settings;
  }

  async changeNotifications(actor: CurrentUser, change: Partial<EmailPreferences>) {
    await this.database.transaction((tx) => this.users.changeNotifications(tx, actor.userId, change));
    return this.notifications(actor);
  }

  async changeTimeZone({ userId }: CurrentUser, { timeZone }: TimeZoneChange): Promise<void> {
    await this.database.transaction((tx) => this.users.changeTimeZone(tx, userId, timeZone));
  }

  async markNewsSeen({ userId }: CurrentUser, { newsSeen }: NewsSeen): Promise<void> {
    await this.database.transaction((tx) => this.users.markNewsSeen(tx, userId, newsSeen));
  }
}

/** Empty values become null; undefined leaves a value unchanged. */
function tidy({ displayName, firstName, lastName }: ProfileChange): ProfileChange {
  return {
    displayName: cleared(displayName),
    firstName: cleared(firstName),
    lastName: cleared(lastName),
  };
}

const cleared = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);
