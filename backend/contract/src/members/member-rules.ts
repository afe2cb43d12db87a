import * as accountRules from '../accounts/account-rules';
import { oneOf, type FieldRule } from '../field-rule';
import * as limits from '../limits';
import { teamRoles } from '../roles';
import { memberSorts, teamUserSorts } from './member';

export const memberRole = oneOf(teamRoles, 'Choose player, coach or admin');

export const memberSort = oneOf(memberSorts, 'sort must be role or match');
export const teamUserSort = oneOf(teamUserSorts, 'sort must be name, email, role or lastLogin');

/** Validates the list; `bulkRow` validates each row. */
export const bulkRows: FieldRule = (value) => {
  if (!Array.isArray(value) || value.length === 0) return 'No Data';
  return value.length > limits.bulkRows ? `You can add up to ${limits.bulkRows} people at once` : undefined;
};

/** Validates one row of an upload. */
export const bulkRow: FieldRule = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'Invalid Data';
  const { email, firstName, lastName, role, ...rest } = value as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `Unknown column "${unknown}"`;
  return (
    accountRules.email(typeof email === 'string' ? email.trim() : email) ??
    accountRules.givenName(firstName) ??
    accountRules.givenName(lastName) ??
    (role === undefined || role === null || role === '' ? undefined : memberRole(role))
  );
};
