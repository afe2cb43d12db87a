import { maxLength, oneOf } from '../field-rule';
import { sortDirections } from './paged-list';

export const pagedView = oneOf(['paged'], 'view must be paged');
export const pagedCursor = maxLength(1000, 'This is not a cursor that a list has given');
export const sortDirection = oneOf(sortDirections, 'direction must be ascending or descending');
