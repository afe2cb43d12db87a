import { maxLength, oneOf } from '../field-rule';
import { sortDirections } from './paged-list';

export const pagedView = oneOf(['paged'], 'view must be paged');
/** Long enough for a cursor that holds the names of the last member. */
export const pagedCursor = maxLength(3000, 'Invalid cursor');
export const sortDirection = oneOf(sortDirections, 'direction must be ascending or descending');
