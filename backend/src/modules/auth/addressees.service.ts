import { fullName } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Addressee } from '../../platform/mail';
import { UserRepository } from './user.repository';

/** Who may be written to. */
@Injectable()
export class Addressees {
  constructor(private readonly users: UserRepository) {}

  /** Nobody writes to an account that is gone or was switched off. */
  async find(userId: number): Promise<Addressee | undefined> {
    const row = await this.users.findById(userId);
    if (!row?.is_active) return undefined;
    const { display_name: displayName, first_name: firstName, last_name: lastName, username, email } = row;
    return { name: fullName({ displayName, firstName, lastName, username }), email };
  }
}
