import { isBoolean, matches, maxLength, oneOf, optional, wholeNumber, type FieldRule } from '../field-rule';
import * as limits from '../limits';
import { threadOrders, threadStates } from './discussion';

// Rules of fields that no form of the app has, apart from the others: the app loads only those.

export const selectedText = optional(maxLength(limits.quote, 'The quoted text is too long'));
export const resolved = isBoolean('isResolved must be true or false');
export const parentId = optional(wholeNumber(1, 'parentId must be the id of a comment'));
export const clientId = optional(
  matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'clientId must be a UUID'),
);
export const discussionView = oneOf(
  ['anchors', 'threads', 'replies'],
  'view must be anchors, threads or replies',
);
export const threadState = oneOf(threadStates, 'state must be active or resolved');
export const threadOrder = oneOf(threadOrders, 'order must be newest or oldest');
export const threadId = wholeNumber(1, 'thread must be the id of a comment');
export const threadComment = wholeNumber(1, 'comment must be the id of a comment');
export const discussionCursor = maxLength(200, 'Invalid cursor');
export const commentTeamId = optional(wholeNumber(1, 'teamId must be the id of a team'));

const offset = wholeNumber(0, 'offset');
const shortText = maxLength(1000, 'text');
const broken = 'textPosition must hold start, end and xpath';

export const textPosition: FieldRule = optional((value) => {
  if (typeof value !== 'object' || value === null) return broken;
  const { start, end, xpath, prefix, suffix, blockId, ...rest } = value as Record<string, unknown>;
  const fits = !offset(start) && !offset(end) && Number(start) <= Number(end) && !shortText(xpath);
  const extras = [prefix, suffix, blockId].every((text) => !optional(shortText)(text));
  return fits && extras && Object.keys(rest).length === 0 ? undefined : broken;
});

const boardId = optional(matches(/^[a-z\d]{1,4}$/, 'id'));
const noPosition = 'boardPosition must hold a piece, a step or both';

export const boardPosition: FieldRule = optional((value) => {
  if (typeof value !== 'object' || value === null) return noPosition;
  const { piece, step, ...rest } = value as Record<string, unknown>;
  const fits = !boardId(piece) && !boardId(step) && Boolean(piece ?? step);
  return fits && Object.keys(rest).length === 0 ? undefined : noPosition;
});
