/** Lists with more rows have a search. */
export const MAX_UNSEARCHED = 10;
