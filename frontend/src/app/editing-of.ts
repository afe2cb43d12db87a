import type { QueryClient } from '@tanstack/react-query';
import { canEditPages } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

const inPage = /^\/pages\/(\d+)$/;

/** Whether a page is opened by somebody who may edit it, as far as is known. */
export function isToBeEdited(queries: QueryClient, pathname: string): boolean {
  const user = queries.getQueryData(currentUserQuery.queryKey);
  const page = queries.getQueryData(pageQuery(Number(inPage.exec(pathname)?.[1])).queryKey);
  const team = queries.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === page?.teamId);
  return user && team ? canEditPages(standingOf(user, team)) : false;
}

/** The files of the app that takes the place of a page's words where one may edit them. */
export const editingParts = ['page-for-editing', 'page-editor'];

/** Loads them: what is pressed before they are there would be lost, and what comes bit by bit would shift. */
export async function loadEditing(): Promise<void> {
  const { PageForEditing } = await import('../screens/page-screen');
  const { loadEditor } = await import('../screens/page-for-editing');
  await Promise.all([PageForEditing.ahead(), loadEditor()]);
}
