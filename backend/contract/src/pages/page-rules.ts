import { every, isBoolean, maxLength, optional, required, wholeNumber, type FieldRule } from '../field-rule';
import { limits } from '../limits';

export const pageTitle = every(
  required('Title is required'),
  maxLength(limits.pageTitle, `A title has at most ${limits.pageTitle} characters`),
);

export const pageContent: FieldRule = (value) => {
  if (typeof value !== 'string') return 'The content must be text';
  return value.length <= limits.pageContent ? undefined : 'This page is too long to save';
};

export const pageTags: FieldRule = (value) => {
  if (!Array.isArray(value) || !value.every((tag) => typeof tag === 'string'))
    return 'Tags must be a list of words';
  if (value.length > limits.tags) return `A page has at most ${limits.tags} tags`;
  const tags = value.map((tag: string) => tag.trim());
  if (tags.some((tag) => tag === '')) return 'A tag cannot be empty';
  if (tags.some((tag) => tag.length > limits.tagLength))
    return `A tag has at most ${limits.tagLength} characters`;
  return undefined;
};

export const starred = isBoolean('isStarred must be true or false');
export const pageVersion = optional(wholeNumber(1, 'version must be a whole number from 1'));
