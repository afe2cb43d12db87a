import { oneOf, wholeNumber } from '../field-rule';
import { contentKinds } from '../lifecycle/lifecycle';

export const side = oneOf(['before', 'after'], 'side must be before or after');
export const kind = oneOf(contentKinds, 'kind must be page or play');
export const contentId = wholeNumber(1, 'id must be the id of a page or play');
export const ownOrder = oneOf(['own'], 'order must be own');
