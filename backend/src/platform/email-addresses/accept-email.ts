import { newEmail, canonicalEmail } from '@touchline/contract';
import { Refusal } from '../http';
import { shownEmail } from './shown-email';

/**
 * Returns the address to store for an account that has one. An unchanged address is accepted as it is: accounts of earlier
 * versions have addresses that `newEmail` refuses.
 */
export function acceptEmail(typed: string, stored: string): string {
  const text = typed.trim();
  if (text === stored || text === shownEmail(stored) || text.toLowerCase() === stored) return stored;
  const message = newEmail(typed);
  if (message) throw new Refusal('validation_failed', { fields: [{ field: 'email', message }] });
  return canonicalEmail(typed);
}
