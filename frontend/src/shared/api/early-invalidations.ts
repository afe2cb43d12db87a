import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reads a query again if it was invalidated while it loaded for the first time. TanStack Query keeps the request under way then, whose
 * response may be older than the change: a file uploaded before the library had answered was missing in its list.
 */
export function repeatEarlyInvalidations(queries: QueryClient): void {
  const early = new WeakSet<Query>();
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    const query = event.query as Query;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') early.add(query);
    if (action.type === 'success' && early.delete(query))
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
