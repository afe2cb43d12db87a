import { accountTexts, calls, type MessageResponse, type EmailPreferences } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { Refusal } from '../../../platform/http';
import { Mailer, type Letter } from '../../../platform/mail';
import { Tokens } from '../../../platform/tokens';
import { Settings } from '../../../settings';
import { MailRecipients } from './mail-recipients.service';
import { UnsubscribeTokenRepository, type SubscriptionKind } from './unsubscribe-token.repository';
import { UserRepository } from '../accounts/user.repository';

/** Debounces mails: at most one per user and subject in this time. */
export const MAIL_DEBOUNCE_MS = 600_000;

const preferenceOf: Record<SubscriptionKind, keyof EmailPreferences> = {
  page_updates: 'pageUpdates',
  new_members: 'newMembers',
  comments: 'comments',
};

export interface SubscriptionMail {
  /** The id of the job. */
  id: string;
  userId: number;
  kind: SubscriptionKind;
  letter: Omit<Letter, 'chooseUrl'>;
}

/** Sends mails that users subscribe to, with a link to unsubscribe. */
@Injectable()
export class EmailSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly recipients: MailRecipients,
    private readonly repository: UnsubscribeTokenRepository,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async isSubscribed(userId: number, kind: SubscriptionKind): Promise<boolean> {
    const chosen = await this.users.findNotifications(userId);
    return chosen?.[preferenceOf[kind]] ?? false;
  }

  /** Sends nothing to users who have unsubscribed. */
  async send({ id, userId, kind, letter }: SubscriptionMail): Promise<void> {
    const to = await this.recipients.find(userId);
    if (!to || !(await this.isSubscribed(userId, kind))) return;
    const token = this.tokens.random();
    const row = { hash: this.tokens.hash(token), userId, kind, now: this.clock.now() };
    await this.database.transaction((tx) => this.repository.insert(tx, row));
    const { publicUrl } = this.settings;
    const unsubscribeUrl = publicUrl + calls.accounts.unsubscribe.path.replace(':token', token);
    const chooseUrl = `${publicUrl}/settings?tab=notifications`;
    await this.mailer.send({ id, to, letter: { ...letter, chooseUrl }, unsubscribeUrl });
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
