import { every, oneOf, optional, wholeNumber, type FieldRule } from '../field-rule';
import * as limits from '../limits';
import { teamRoles } from '../roles';

export const invitationRole = optional(oneOf(['player', 'coach'], 'Choose player or coach'));
export const inviteRole = optional(oneOf(teamRoles, 'Choose player, coach or admin'));
export const maxUses = optional(
  every(wholeNumber(1, 'Max uses must be at least 1'), (value) =>
    Number(value) <= limits.inviteUses ? undefined : `Max uses must be at most ${limits.inviteUses}`,
  ),
);

const isoDate = /^\d{4}-\d\d-\d\d/;
export const expiresAt: FieldRule = optional((value) =>
  typeof value === 'string' && isoDate.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : 'Please enter a valid date and time',
);
