import { oneOf, optional, wholeNumber, type FieldRule } from '../field-rule';
import { teamRoles } from '../roles';

export const inviteRole = optional(oneOf(teamRoles, 'Choose player, coach or admin'));
export const maxUses = optional(wholeNumber(1, 'Max uses must be at least 1'));
export const expiresAt: FieldRule = optional((value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? undefined
    : 'Please enter a valid date and time',
);
