import * as accountRules from '../accounts/account-rules';
import { newEmail } from '../accounts/email-address';
import { matches, oneOf, optional, type FieldRule } from '../field-rule';
import * as limits from '../limits';
import { teamRoles } from '../roles';
import { memberSorts, teamUserSorts } from './member';

export const memberRole = oneOf(teamRoles, 'Choose player, coach or admin');

export const memberSort = oneOf(memberSorts, 'sort must be role, squad or match');
export const teamUserSort = oneOf(teamUserSorts, 'sort must be name, email, role, lastLogin or number');

export const shirtNumber = matches(/^[0-9]{1,3}$/, 'A number has 1 to 3 digits');
/** Null removes the number. */
export const memberNumber = optional(shirtNumber);

const positionCode = matches(/^[A-Z0-9]{1,3}$/, 'A position is a code such as HK');

/** Validates a list of codes; the server also requires that the team's sport has them. */
export const positions: FieldRule = (value) => {
  if (!Array.isArray(value) || value.some(positionCode)) return 'positions must be a list of codes';
  if (new Set(value).size < value.length) return 'A position is in the list twice';
  return value.length > limits.positions ? `At most ${limits.positions} positions` : undefined;
};

/** Validates the positions of an uploaded row; codes that the sport lacks are reported, not refused. */
const uploadedPositions: FieldRule = (value) =>
  Array.isArray(value) &&
  value.length <= limits.uploadedPositions &&
  value.every((code) => typeof code === 'string' && code.length <= limits.uploadedPositionChars)
    ? undefined
    : 'Positions must be a list of codes';

/** Validates a cell unless it is empty. */
const inCell =
  (rule: FieldRule): FieldRule =>
  (value) =>
    value === '' ? undefined : optional(rule)(value);

/** Validates the list; `bulkRow` validates each row. */
export const bulkRows: FieldRule = (value) => {
  if (!Array.isArray(value) || value.length === 0) return 'No Data';
  return value.length > limits.bulkRows ? `You can add up to ${limits.bulkRows} people at once` : undefined;
};

/** Validates one row of an upload. */
export const bulkRow: FieldRule = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'Invalid Data';
  const {
    email,
    firstName,
    lastName,
    role,
    number,
    positions: codes,
    ...rest
  } = value as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `Unknown column "${unknown}"`;
  return (
    newEmail(email) ??
    accountRules.givenName(firstName) ??
    accountRules.givenName(lastName) ??
    inCell(memberRole)(role) ??
    inCell(shirtNumber)(number) ??
    optional(uploadedPositions)(codes)
  );
};
