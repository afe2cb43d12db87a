import { wholeNumber, type FieldRule } from '../field-rule';
import * as limits from '../limits';
import { pageTags } from '../pages/page-rules';
import type { ContentKind } from './lifecycle';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule for the ids of pages or plays that one call changes. */
export const idsOf = (kind: ContentKind): FieldRule => {
  const message = `${kind}Ids must be ids of ${kind}s`;
  const isId = wholeNumber(1, message);
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return message;
    if (value.length > limits.selectedContents)
      return `Up to ${limits.selectedContents} ${kind}s can be changed at once`;
    return value.map(isId).find(Boolean);
  };
};
export const pageIds = idsOf('page');
export const playIds = idsOf('play');

const tagChange: FieldRule = (value) => {
  const message = 'Each change must have an id, tags to add and tags to remove';
  if (!isRecord(value)) return message;
  return wholeNumber(1, message)(value.id) ?? pageTags(value.add) ?? pageTags(value.remove);
};

export const tagChanges: FieldRule = (value) => {
  if (!Array.isArray(value) || value.length === 0) return 'changes must be a list of changes of tags';
  if (value.length > limits.selectedContents)
    return `Up to ${limits.selectedContents} pages or plays can be changed at once`;
  const ids = value.map((change: unknown) => (isRecord(change) ? change.id : undefined));
  if (new Set(ids).size < ids.length) return 'Each page or play can have one change';
  return value.map(tagChange).find(Boolean);
};
