import { passwordTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../../platform/http';
import { Passwords } from '../../../platform/passwords';
import { UserRepository } from '../accounts/user.repository';

/** Verifies the password of a signed-in user again, before sensitive changes. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
  ) {}

  /** `field` is the name of the password in the request body. */
  async verify({ userId }: CurrentUser, password: string, field = 'password'): Promise<void> {
    const hash = await this.users.findPasswordHash(userId);
    if (hash && (await this.passwords.verify(hash, password))) return;
    throw new Refusal('validation_failed', { fields: [{ field, message: passwordTexts.currentWrong }] });
  }
}
