import { optional, type FieldRule } from '../field-rule';

const written =
  (form: RegExp, message: string): FieldRule =>
  (value) =>
    typeof value === 'string' && form.test(value) ? undefined : message;

export const eventId = written(/^\d{1,18}$/, 'after must be the id of an event');
export const tabId = written(/^[\w-]{1,40}$/, 'tab must be letters, digits and dashes');
export const after = optional(eventId);
export const tab = optional(tabId);
