import { passwordTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http';
import { isCommonPassword, Passwords } from '../../platform/passwords';

/** Takes in a password somebody has chosen: what everybody chooses is refused. */
@Injectable()
export class NewPasswords {
  constructor(private readonly passwords: Passwords) {}

  /** `field` is the name under which it was sent. */
  hash(password: string, field = 'password'): Promise<string> {
    if (isCommonPassword(password)) {
      throw new Refusal('validation_failed', { fields: [{ field, message: passwordTexts.tooCommon }] });
    }
    return this.passwords.hash(password);
  }
}
