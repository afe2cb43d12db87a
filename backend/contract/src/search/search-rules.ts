import { every, maxLength, oneOf, required, wholeNumber } from '../field-rule';
import * as limits from '../limits';
import { foundKinds } from './search';

export const searchText = every(
  required('Please enter something to search for'),
  maxLength(limits.searchText, `At most ${limits.searchText} characters`),
);

export const kind = oneOf(foundKinds, `kind must be one of ${foundKinds.join(', ')}`);
export const team = wholeNumber(1, 'team must be the id of a team');
