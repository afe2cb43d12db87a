import { passwordTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http';
import { isCommonPassword, Passwords } from '../../../platform/passwords';

/** Hashes new passwords; refuses common ones. */
@Injectable()
export class NewPasswords {
  constructor(private readonly passwords: Passwords) {}

  /** `field` is the name of the password in the request body. */
  hash(password: string, field = 'password'): Promise<string> {
    if (isCommonPassword(password)) {
      throw new Refusal('validation_failed', { fields: [{ field, message: passwordTexts.tooCommon }] });
    }
    return this.passwords.hash(password);
  }
}
