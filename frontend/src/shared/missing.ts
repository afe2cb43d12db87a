import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { isStatus } from './api-error';
import { nowMs } from './clock';

/** Time for which a 404 is cached: from the document or a prefetch until the screen shows it. */
const MISSING_FRESH_MS = 10_000;

interface Asked {
  state: { error: unknown; errorUpdatedAt: number; data: unknown };
}

/** Returns true if the server has just responded with 404: the resource does not exist, or the user may not see it. */
export function isKnownMissing({ state }: Asked): boolean {
  const { error, errorUpdatedAt, data } = state;
  const isFresh = nowMs() - errorUpdatedAt < MISSING_FRESH_MS;
  return data === undefined && isStatus(error, 404) && isFresh;
}

/** Prefetches a query, unless a cached 404 is fresh. */
export async function prefetchUnlessMissing<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (!isMissing(queries, options.queryKey)) await queries.prefetchQuery(options);
}

/** Like `prefetchUnlessMissing`, for the first page of a list. */
export async function prefetchInfiniteUnlessMissing<Data, Key extends QueryKey, Param>(
  queries: QueryClient,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Param>,
): Promise<void> {
  if (!isMissing(queries, options.queryKey)) await queries.prefetchInfiniteQuery(options);
}

function isMissing(queries: QueryClient, queryKey: QueryKey): boolean {
  const query = queries.getQueryCache().find({ queryKey });
  return query !== undefined && isKnownMissing(query);
}
