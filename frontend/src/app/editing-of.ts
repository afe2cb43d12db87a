import type { QueryClient } from '@tanstack/react-query';
import { canEditPages } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

const inPage = /^\/pages\/(\d+)$/;

/** The code that takes the place of a page's words where one may edit them: what is pressed before would be lost. */
export async function editingOf(queries: QueryClient, pathname: string): Promise<void> {
  const user = queries.getQueryData(currentUserQuery.queryKey);
  const page = queries.getQueryData(pageQuery(Number(inPage.exec(pathname)?.[1])).queryKey);
  const team = queries.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === page?.teamId);
  if (user && team && canEditPages(standingOf(user, team))) await import('../screens/page-for-editing');
}
