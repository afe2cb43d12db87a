import type { Mutation, QueryClient, QueryFilters } from '@tanstack/react-query';

const stopped = new WeakMap<Mutation<unknown, unknown, unknown>, readonly QueryFilters[]>();

/**
 * Cancels reads that began before a write: their responses would show again what the write has changed on the screen. `meta.shows` names
 * the queries whose data the mutation changes at once.
 */
export async function stopReads(queries: QueryClient, mutation: Mutation<unknown, unknown, unknown>) {
  const reads = mutation.meta?.shows?.filter((query) => queries.isFetching(query) > 0) ?? [];
  stopped.set(mutation, reads);
  await Promise.all(reads.map((query) => queries.cancelQueries(query)));
}

/** Reads again what was cancelled, and what has begun before the write was done. */
export function readAgain(queries: QueryClient, mutation: Mutation<unknown, unknown, unknown>): void {
  for (const query of mutation.meta?.shows ?? [])
    if (stopped.get(mutation)?.includes(query) || queries.isFetching(query) > 0)
      void queries.invalidateQueries(query);
}
