import { violatedUnique } from '../../platform/database';
import { Refusal } from '../../platform/http';

const refusalOf: Record<string, Refusal['code']> = {
  users_email_key: 'email_taken',
  users_username_key: 'username_taken',
};

/** A name or an address that somebody else has is refused by name; anything else goes on as it came. */
export function takenOr(error: unknown): never {
  const code = refusalOf[violatedUnique(error) ?? ''];
  throw code ? new Refusal(code) : error;
}
