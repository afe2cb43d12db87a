import { every, isBoolean, maxLength, oneOf, optional, required } from '../field-rule';
import * as limits from '../limits';
import { ageGroups } from './team';

export const teamName = every(
  required('Team name is required'),
  maxLength(limits.teamName, 'Team name too long'),
);
export const sport = every(required('Sport is required'), maxLength(limits.sport, 'Sport name is too long'));
export const teamDescription = optional(maxLength(limits.teamDescription, 'The description is too long'));
export const ageGroup = optional(oneOf(ageGroups, 'Choose an age group from U8 to U21, or senior'));
export const pinned = isBoolean('isPinned must be true or false');
export const teamView = oneOf(['summary'], 'view must be summary');
