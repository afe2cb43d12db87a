import { limits } from '@touchline/contract';

/** Limits of the contract, as TagField takes them. */
export const tagLimits = {
  suggestFrom: limits.tagSuggestionsFrom,
  maxTags: limits.tags,
  maxLength: limits.tagLength,
};
