import type { QueryFilters } from '@tanstack/react-query';

const isInOwnOrder = (part: unknown) =>
  typeof part === 'object' && part !== null && 'order' in part && part.order === 'own';

/** Matches the lists of a team that show the order of a category. */
export const listsInOwnOrder = (teamId: number): QueryFilters => ({
  queryKey: ['teams', teamId],
  predicate: ({ queryKey }) => queryKey.some(isInOwnOrder),
});
