import { checkBoard } from '../boards/check-board';
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

/** Names the first field of a tactics board that is wrong. A function, so that bundles without boards leave out the validator. */
export function board(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : checkBoard(value).fault;
}
