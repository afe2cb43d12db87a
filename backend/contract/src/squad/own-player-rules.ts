import { isBoolean, matches, optional } from '../field-rule';

export const shown = isBoolean('isShown must be true or false');
export const first = optional(isBoolean('isFirst must be true or false'));
/** The longest label of a player on a board has 24 characters. */
export const label = optional(matches(/^.{1,24}$/u, 'label must have 1 to 24 characters'));
export const piece = optional(matches(/^[a-z\d]{1,4}$/, 'piece must be the id of a piece'));
