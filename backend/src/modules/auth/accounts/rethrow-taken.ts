import { violatedUnique } from '../../../platform/database';
import { Refusal } from '../../../platform/http';

const refusalOf: Record<string, Refusal['code']> = {
  users_email_key: 'email_taken',
  users_username_key: 'username_taken',
};

/** Turns a unique violation of username or email address into its refusal; rethrows any other error. */
export function rethrowTaken(error: unknown): never {
  const code = refusalOf[violatedUnique(error) ?? ''];
  throw code ? new Refusal(code) : error;
}
