import { fullName } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Addressee } from '../../platform/mail';
import { UserRepository } from './user.repository';

/** The recipient of a message who has an account. */
export interface UserAddressee extends Addressee {
  /** Null where none of the user's browsers has said. */
  timeZone: string | null;
}

/** Who may be written to. */
@Injectable()
export class Addressees {
  constructor(private readonly users: UserRepository) {}

  /** Nobody writes to an account that is gone or was switched off. */
  async find(userId: number): Promise<UserAddressee | undefined> {
    const row = await this.users.findById(userId);
    if (!row?.is_active) return undefined;
    const { display_name: displayName, first_name: firstName, last_name: lastName, username, email } = row;
    const name = fullName({ displayName, firstName, lastName, username });
    return { name, email, timeZone: row.time_zone };
  }
}
