import { every, maxLength, required } from '../field-rule';
import { limits } from '../limits';

export const searchText = every(
  required('Please say what you look for'),
  maxLength(limits.searchText, `At most ${limits.searchText} characters`),
);
