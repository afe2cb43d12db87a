import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { matchRoute } from '@touchline/contract';
import { anchorsQuery, threadsQuery } from '../features/comments/comment-queries';
import { keptThreadOrder } from '../features/comments/use-thread-order';
import { pageQuery } from '../features/pages/page-queries';
import { playQuery } from '../features/plays/play-queries';
import { pinsQuery } from '../features/pins/pin-queries';
import { starredQuery } from '../features/starred/starred-queries';
import type { ContentId } from '../shared/api/content-queries';
import { mentionedInQuery } from '../shared/api/mentioned-in-query';
import { isKnownMissing } from '../shared/api/missing';
import { currentUserQuery, teamsQuery } from '../shared/session';

const pagePath = /^\/pages\/(\d+)$/;
const playPath = /^\/plays\/(\d+)$/;
const teamPath = /^\/teams\/(\d+)$/;

/** Fetches in parallel the queries that the first screen would run one after the other, as far as its path tells. */
export async function preloadRouteData(queries: QueryClient, pathname: string): Promise<void> {
  const known: Promise<void>[] = [queries.prefetchQuery(currentUserQuery)];
  if (!matchRoute(pathname)?.isPublic) known.push(queries.prefetchQuery(teamsQuery));
  const pageId = Number(pagePath.exec(pathname)?.[1]);
  if (pageId)
    known.push(
      prefetchUnlessMissing(queries, pageQuery(pageId)),
      ...prefetchBelow(queries, { kind: 'page', id: pageId }),
    );
  const playId = Number(playPath.exec(pathname)?.[1]);
  if (playId)
    known.push(
      prefetchUnlessMissing(queries, playQuery(playId)),
      ...prefetchBelow(queries, { kind: 'play', id: playId }),
    );
  const teamId = Number(teamPath.exec(pathname)?.[1]);
  if (teamId) known.push(prefetchUnlessMissing(queries, pinsQuery(teamId)));
  if (pathname === '/starred') known.push(queries.prefetchInfiniteQuery(starredQuery({})));
  await Promise.all(known);
}

/** Prefetches the discussion, and what mentions the page or play. */
const prefetchBelow = (queries: QueryClient, content: ContentId) => [
  prefetchInfiniteUnlessMissing(queries, mentionedInQuery(content)),
  prefetchUnlessMissing(queries, anchorsQuery(content, 'active')),
  prefetchInfiniteUnlessMissing(
    queries,
    threadsQuery(content, { state: 'active', order: keptThreadOrder() }),
  ),
];

/** Prefetches a query, unless a cached 404 is fresh. */
async function prefetchUnlessMissing<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (!isMissing(queries, options.queryKey)) await queries.prefetchQuery(options);
}

/** Like `prefetchUnlessMissing`, for the first page of a list. */
async function prefetchInfiniteUnlessMissing<Data, Key extends QueryKey, Param>(
  queries: QueryClient,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Param>,
): Promise<void> {
  if (!isMissing(queries, options.queryKey)) await queries.prefetchInfiniteQuery(options);
}

function isMissing(queries: QueryClient, queryKey: QueryKey): boolean {
  const query = queries.getQueryCache().find({ queryKey });
  return query !== undefined && isKnownMissing(query);
}
