import { fullName } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '../../../platform/mail';
import { UserRepository } from '../accounts/user.repository';

/** A mail recipient who has an account. */
export interface UserMailRecipient extends MailRecipient {
  /** Null when no browser of the user has sent it. */
  timeZone: string | null;
}

/** Finds mail recipients. */
@Injectable()
export class MailRecipients {
  constructor(private readonly users: UserRepository) {}

  /** Returns undefined for deleted and deactivated accounts. */
  async find(userId: number): Promise<UserMailRecipient | undefined> {
    const row = await this.users.findById(userId);
    if (!row?.is_active) return undefined;
    const { display_name: displayName, first_name: firstName, last_name: lastName, username, email } = row;
    const name = fullName({ displayName, firstName, lastName, username });
    return { name, email, timeZone: row.time_zone };
  }
}
