import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { isStatus } from './api-error';

/** Milliseconds for which a 404 is not asked for again: from the document or a prefetch to the screen that shows it. */
const MISSING_FRESH_MS = 10_000;

interface Asked {
  state: { error: unknown; errorUpdatedAt: number; data: unknown };
}

/** Returns whether the server has just answered that something does not exist, or is not the user's to see. */
export function isKnownMissing({ state }: Asked): boolean {
  const { error, errorUpdatedAt, data } = state;
  const isFresh = Date.now() - errorUpdatedAt < MISSING_FRESH_MS;
  return data === undefined && isStatus(error, 404) && isFresh;
}

/** Asks ahead of a screen, unless it is known that there is nothing. */
export async function prefetchUnlessMissing<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (!isMissing(queries, options.queryKey)) await queries.prefetchQuery(options);
}

/** The same of the first part of a list. */
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
