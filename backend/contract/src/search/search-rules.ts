import { every, maxLength, required } from '../field-rule';
import * as limits from '../limits';

export const searchText = every(
  required('Please enter something to search for'),
  maxLength(limits.searchText, `At most ${limits.searchText} characters`),
);
