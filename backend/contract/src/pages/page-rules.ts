import {
  every,
  isBoolean,
  maxLength,
  oneOf,
  optional,
  required,
  wholeNumber,
  type FieldRule,
} from '../field-rule';
import * as limits from '../limits';
import { tagSorts } from './tag-list';

export const pageTitle = every(
  required('Title is required'),
  maxLength(limits.pageTitle, `Titles can have up to ${limits.pageTitle} characters`),
);

export const pageContent: FieldRule = (value) => {
  if (typeof value !== 'string') return 'The content must be text';
  return value.length <= limits.pageContentBytes ? undefined : 'This page is too large to save';
};

export const pageTags: FieldRule = (value) => {
  if (!Array.isArray(value) || !value.every((tag) => typeof tag === 'string'))
    return 'Tags must be a list of words';
  if (value.length > limits.tags) return `Pages can have up to ${limits.tags} tags`;
  const tags = value.map((tag: string) => tag.trim());
  if (tags.some((tag) => tag === '')) return "Tags can't be empty";
  if (tags.some((tag) => tag.length > limits.tagLength))
    return `Tags can have up to ${limits.tagLength} characters`;
  return undefined;
};

export const categoryId = optional(wholeNumber(1, 'categoryId must be the id of a category'));
export const categoryFilter = wholeNumber(1, 'category must be the id of a category');
export const beforeVersion = wholeNumber(1, 'before must be the number of a version');
export const fromVersion = wholeNumber(1, 'from must be the number of a version');
export const sinceVersion = wholeNumber(1, 'since must be the number of a version');
export const readVersion = wholeNumber(1, 'version must be a whole number from 1');
export const versionsView = oneOf(['changes'], 'view must be changes');
export const starred = isBoolean('isStarred must be true or false');
export const starredFilter = oneOf(['yes'], 'starred must be yes');
export const isDraft = isBoolean('draft must be true or false');
export const publishNote = optional(
  maxLength(limits.publishNote, `Notes can have up to ${limits.publishNote} characters`),
);
/** A rule for the ids of pages or plays to publish at once. */
export const publishedIdsOf = (kind: 'page' | 'play'): FieldRule => {
  const message = `${kind}Ids must be ids of ${kind}s`;
  const isId = wholeNumber(1, message);
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return message;
    if (value.length > limits.selectedContents)
      return `Up to ${limits.selectedContents} ${kind}s can be published at once`;
    return value.map(isId).find(Boolean);
  };
};
export const publishedIds = publishedIdsOf('page');
export const pageVersion = optional(wholeNumber(1, 'version must be a whole number from 1'));

const oneTag = maxLength(limits.tagLength, `Tags can have up to ${limits.tagLength} characters`);

export const searchText = maxLength(
  limits.searchText,
  `Searches can have up to ${limits.searchText} characters`,
);
export const tagFilter: FieldRule = (value) =>
  Array.isArray(value) ? value.map(oneTag).find(Boolean) : oneTag(value);
export const tagsView = oneOf(['paged', 'common'], 'view must be paged or common');
export const tagSort = oneOf(tagSorts, 'sort must be name or match');
export const readAhead = oneOf(['yes'], 'ahead must be yes');
export const listView = oneOf(['summary'], 'view must be summary');
export const listLimit: FieldRule = (value) => {
  const message = `limit must be a whole number from 1 to ${limits.summariesPerCall}`;
  return wholeNumber(1, message)(value) ?? (Number(value) > limits.summariesPerCall ? message : undefined);
};
export const listCursor = maxLength(200, 'Invalid cursor');
