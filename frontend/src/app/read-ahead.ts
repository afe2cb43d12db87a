import type { QueryClient } from '@tanstack/react-query';
import { placeOf } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, teamsQuery } from '../shared/session';

const pagePlace = /^\/pages\/(\d+)$/;

/** Asks for what the first screen will need and the document did not bring, while its code is still on the way. */
export function readAhead(queries: QueryClient, pathname: string): void {
  void queries.prefetchQuery(currentUserQuery);
  if (placeOf(pathname)?.isOpen) return;
  void queries.prefetchQuery(teamsQuery);
  const pageId = pagePlace.exec(pathname)?.[1];
  if (pageId) void queries.prefetchQuery(pageQuery(Number(pageId)));
}
