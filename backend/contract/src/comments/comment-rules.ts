import { every, maxLength, required } from '../field-rule';
import * as limits from '../limits';

export const commentContent = every(
  required('Please write a comment'),
  maxLength(limits.comment, `Comments can have up to ${limits.comment} characters`),
);
