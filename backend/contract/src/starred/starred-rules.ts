import { oneOf, wholeNumber } from '../field-rule';
import { starredKinds } from './starred';

export const kind = oneOf(starredKinds, 'kind must be page or play');
export const team = wholeNumber(1, 'team must be the id of a team');
