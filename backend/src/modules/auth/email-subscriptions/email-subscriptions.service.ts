import { accountTexts, calls, type MessageResponse, type EmailPreferences } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { Refusal } from '../../../platform/http';
import { Tokens } from '../../../platform/tokens';
import { Settings } from '../../../settings';
import { UnsubscribeTokenRepository, type SubscriptionKind } from './unsubscribe-token.repository';
import { UserRepository } from '../accounts/user.repository';

/** Debounces mails: at most one per user and subject in this time. */
export const MAIL_DEBOUNCE_MS = 600_000;

const preferenceOf: Record<SubscriptionKind, keyof EmailPreferences> = {
  page_updates: 'pageUpdates',
  new_members: 'newMembers',
  comments: 'comments',
};

/** The kinds of mails that users may turn off. */
@Injectable()
export class EmailSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly repository: UnsubscribeTokenRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async isSubscribed(userId: number, kind: SubscriptionKind): Promise<boolean> {
    const chosen = await this.users.findNotifications(userId);
    return chosen?.[preferenceOf[kind]] ?? false;
  }

  /** Returns a URL that unsubscribes the user without a session. */
  async createUnsubscribeUrl(userId: number, kind: SubscriptionKind): Promise<string> {
    const token = this.tokens.random();
    const row = { hash: this.tokens.hash(token), userId, kind, now: this.clock.now() };
    await this.database.transaction((tx) => this.repository.insert(tx, row));
    return this.settings.publicUrl + calls.accounts.unsubscribe.path.replace(':token', token);
  }

  /** Needs no session: the token proves that the caller received the mail. */
  async unsubscribe(token: string): Promise<MessageResponse> {
    await this.database.transaction(async (tx) => {
      const found = await this.repository.find(tx, this.tokens.hash(token));
      if (!found) throw new Refusal('not_found');
      await this.repository.unsubscribe(tx, found.userId, found.kind);
    });
    return { message: accountTexts.unsubscribed };
  }
}
