import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, teamsQuery } from '../shared/session';

const publicPlace = /^\/(login|setup|auth|invite|forgot-password|reset-password|set-password)(\/|$)/;
const pagePlace = /^\/pages\/(\d+)$/;

/** Asks for what the first screen will need while its code is still on the way. */
export function readAhead(queries: QueryClient, pathname: string): void {
  void queries.prefetchQuery(currentUserQuery);
  if (publicPlace.test(pathname)) return;
  void queries.prefetchQuery(teamsQuery);
  const pageId = pagePlace.exec(pathname)?.[1];
  if (pageId) void queries.prefetchQuery(pageQuery(Number(pageId)));
}
