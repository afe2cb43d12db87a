import { optional, wholeNumber, type FieldRule } from '../field-rule';
import * as limits from '../limits';

const idsOf = (kind: 'page' | 'play'): FieldRule => {
  const message = `${kind}Ids must be ids of ${kind}s`;
  const isId = wholeNumber(1, message);
  return optional((value) => {
    if (!Array.isArray(value)) return message;
    if (value.length > limits.selectedContents)
      return `Up to ${limits.selectedContents} ${kind}s can be moved at once`;
    return value.map(isId).find(Boolean);
  });
};

export const pageIds = idsOf('page');
export const playIds = idsOf('play');
export const toTeamId = wholeNumber(1, 'toTeamId must be the id of a team');

const categoriesMessage = 'categories must be categories with pageIds and playIds';
const isCategoryId = wholeNumber(1, categoriesMessage);
/** Names the first entry that is wrong. */
export const categories = optional((value) => {
  if (!Array.isArray(value) || value.length > 2 * limits.selectedContents) return categoriesMessage;
  return value.map(categoryOfMove).find(Boolean);
});

function categoryOfMove(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return categoriesMessage;
  const entry = value as Record<string, unknown>;
  return isCategoryId(entry.categoryId) ?? pageIds(entry.pageIds) ?? playIds(entry.playIds);
}
