import { matches, optional } from '../field-rule';

export const eventId = matches(/^\d{1,18}$/, 'after must be the id of an event');
export const after = optional(eventId);
export const tab = optional(matches(/^[\w-]{1,40}$/, 'tab must be letters, digits and dashes'));
