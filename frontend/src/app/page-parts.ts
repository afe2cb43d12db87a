import type { QueryClient } from '@tanstack/react-query';
import { canEditPages } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

const inPage = /^\/pages\/(\d+)$/;

/** What hydrates a page that the server rendered. */
interface PageParts {
  /** Its files. */
  names: readonly string[];
  load: () => Promise<unknown>;
}

const none: PageParts = { names: [], load: () => Promise.resolve() };

const reading: PageParts = {
  names: ['page-discussion'],
  load: async () => (await import('../screens/page-for-reading')).PageDiscussion.ahead(),
};

const editing: PageParts = {
  names: ['page-discussion', 'page-for-editing', 'page-editor'],
  load: async () => {
    const { PageForEditing } = await import('../screens/page-screen');
    const { loadEditor } = await import('../screens/page-for-editing');
    void loadEditor();
    await PageForEditing.ahead();
  },
};

/** For whoever opens this address, as far as is known. */
export function pageParts(queries: QueryClient, pathname: string): PageParts {
  const user = queries.getQueryData(currentUserQuery.queryKey);
  const page = queries.getQueryData(pageQuery(Number(inPage.exec(pathname)?.[1])).queryKey);
  const team = queries.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === page?.teamId);
  if (!user || !team) return none;
  return canEditPages(standingOf(user, team)) ? editing : reading;
}
