import { every, matches, maxLength, optional, required } from '../field-rule';
import * as limits from '../limits';
import { publishedIdsOf } from '../pages/page-rules';

export const playName = every(required('Name is required'), maxLength(limits.playName, 'Name is too long'));
export const playDescription = optional(maxLength(limits.playDescription, 'Description is too long'));
export const publishedIds = publishedIdsOf('play');
export const formation = optional(maxLength(limits.formation, 'Formation is too long'));
export const diagramUrl = optional(
  matches(/^\/api\/media\/\d+\/[^/\s]+$/, 'Choose a file from the media library'),
);
