import { matchQuery, type Mutation, type Query, type QueryClient } from '@tanstack/react-query';

interface Writing {
  /** Reads that were cancelled, and those that have begun since. */
  reads: Set<Query>;
  end: () => void;
}

const writing = new WeakMap<Mutation<unknown, unknown, unknown>, Writing>();

/**
 * Cancels reads that began before a write: their responses would show again what the write has changed on the screen. `meta.shows` names
 * the queries whose data the mutation changes at once.
 */
export async function stopReads(queries: QueryClient, mutation: Mutation<unknown, unknown, unknown>) {
  const shows = mutation.meta?.shows ?? [];
  if (shows.length === 0) return;
  const cache = queries.getQueryCache();
  const reads = new Set<Query>(
    shows.flatMap((filters) => cache.findAll({ ...filters, fetchStatus: 'fetching' })),
  );
  const end = cache.subscribe((event) => {
    const hasBegun = event.type === 'updated' && event.action.type === 'fetch';
    if (hasBegun && shows.some((filters) => matchQuery(filters, event.query as Query)))
      reads.add(event.query as Query);
  });
  writing.set(mutation, { reads, end });
  await Promise.all(shows.map((filters) => queries.cancelQueries(filters)));
}

/** Reads again what was cancelled, and what has begun before the write was done: its response may be of the state before the write. */
export function readAgain(queries: QueryClient, mutation: Mutation<unknown, unknown, unknown>): void {
  const { reads, end } = writing.get(mutation) ?? {};
  end?.();
  for (const { queryKey } of reads ?? []) void queries.invalidateQueries({ queryKey, exact: true });
}
