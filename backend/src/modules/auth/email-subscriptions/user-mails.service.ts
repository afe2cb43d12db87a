import { Injectable } from '@nestjs/common';
import { Mailer, type Letter } from '../../../platform/mail';
import { Settings } from '../../../settings';
import { fullNameOf } from '../accounts/full-name-of';
import { UserRepository } from '../accounts/user.repository';
import { EmailSubscriptions } from './email-subscriptions.service';
import type { SubscriptionKind } from './unsubscribe-token.repository';

export interface UserMail {
  /** The id of the job. */
  id: string;
  userId: number;
  /** Sends the mail only to users who subscribe to this kind, with a link to unsubscribe. */
  kind?: SubscriptionKind;
}

export interface LetterContext {
  /** The start of every URL. */
  publicUrl: string;
  /** Null when no browser of the user has sent it. */
  timeZone: string | null;
}

/** Sends mails to users who have an account. */
@Injectable()
export class UserMails {
  constructor(
    private readonly users: UserRepository,
    private readonly subscriptions: EmailSubscriptions,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** Sends the letter that `write` returns, if any; nothing to deleted and deactivated accounts. */
  async send(
    { id, userId, kind }: UserMail,
    write: (context: LetterContext) => Letter | undefined | Promise<Letter | undefined>,
  ): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user?.is_active || (kind && !(await this.subscriptions.isSubscribed(userId, kind)))) return;
    const { publicUrl } = this.settings;
    const letter = await write({ publicUrl, timeZone: user.time_zone });
    if (!letter) return;
    const to = { name: fullNameOf(user), email: user.email };
    if (!kind) return this.mailer.send({ id, to, letter });
    const unsubscribeUrl = await this.subscriptions.createUnsubscribeUrl(userId, kind);
    const chooseUrl = `${publicUrl}/settings?tab=notifications`;
    await this.mailer.send({ id, to, letter: { ...letter, chooseUrl }, unsubscribeUrl });
  }
}
