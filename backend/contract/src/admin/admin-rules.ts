import * as accountRules from '../accounts/account-rules';
import { every, isBoolean, maxLength, oneOf, optional, required, wholeNumber } from '../field-rule';
import * as limits from '../limits';
import { accountRoles } from '../roles';

const invalidEmail = 'Invalid email address';
const adminName = (message: string) => every(required(message), maxLength(limits.personName, message));

export const userEmail = (value: unknown) => (accountRules.email(value) ? invalidEmail : undefined);
export const userRole = oneOf(accountRoles, 'Choose player, coach, admin or super_admin');
export const userTeam = optional(wholeNumber(1, 'teamId must be the id of a team'));
export const userActive = isBoolean('isActive must be true or false');

export const adminEmail = (value: unknown) =>
  accountRules.email(value) ? 'Valid email required for team admin' : undefined;
export const adminFirstName = adminName('Admin first name is required');
export const adminLastName = adminName('Admin last name is required');
