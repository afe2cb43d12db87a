import { isBoolean } from '../field-rule';

export const isRead = isBoolean('isRead must be true or false');
