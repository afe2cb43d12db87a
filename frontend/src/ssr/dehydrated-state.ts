import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/api/api-error';
import { nowMs } from '../shared/clock';
import { isKnownMissing } from '../shared/api/missing';

/** Dehydrates successful queries and 404 responses. */
export const dehydrateQueries = (queries: QueryClient): DehydratedState =>
  dehydrate(queries, {
    shouldDehydrateQuery: (query) => query.state.data !== undefined || isKnownMissing(query),
  });

/** Fills the cache with the dehydrated state of the document. Errors are revived, because JSON keeps no classes. */
export function hydrateQueryClient(queries: QueryClient): void {
  const text = document.getElementById('dehydrated-state')?.textContent;
  if (!text) return;
  const state = JSON.parse(text) as DehydratedState;
  for (const query of state.queries) {
    const { error } = query.state as { error: Pick<ApiError, 'status' | 'body'> | null };
    if (error) {
      query.state.error = new ApiError(error.status, JSON.stringify(error.body ?? null));
      query.state.errorUpdatedAt = nowMs();
    }
  }
  hydrate(queries, state);
}
