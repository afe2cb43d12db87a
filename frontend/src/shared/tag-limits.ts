import { limits } from '@touchline/contract';

/** Limits of the contract, as props of TagField. */
export const tagLimits = {
  suggestFrom: limits.tagSuggestionsFrom,
  maxTags: limits.tags,
  maxLength: limits.tagLength,
};
