import * as accountRules from '../accounts/account-rules';
import { newEmail } from '../accounts/email-address';
import { invalidEmail } from '../accounts/invalid-email';
import { every, isBoolean, maxLength, oneOf, optional, required, wholeNumber } from '../field-rule';
import * as limits from '../limits';
import { accountRoles } from '../roles';

const adminName = (message: string) => every(required(message), maxLength(limits.personName, message));

export const userEmail = (value: unknown) =>
  accountRules.email(value) ? 'Invalid email address' : undefined;
export const userRole = oneOf(accountRoles, 'Choose player, coach, admin or super_admin');
export const userTeam = optional(wholeNumber(1, 'teamId must be the id of a team'));
export const userActive = isBoolean('isActive must be true or false');

/** Names a sign that looks like another one; any other error is the text of the specification. */
export const adminEmail = (value: unknown) => {
  const error = newEmail(value);
  return error === invalidEmail ? 'Valid email required for team admin' : error;
};
export const adminFirstName = adminName('Admin first name is required');
export const adminLastName = adminName('Admin last name is required');
