import { isBoolean, oneOf } from '../field-rule';

export const isRead = isBoolean('isRead must be true or false');
export const playComments = oneOf(['yes'], 'playComments must be yes');
export const pageMentions = oneOf(['yes'], 'pageMentions must be yes');
