import type { QueryClient } from '@tanstack/react-query';
import { canEditPages } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

const pagePath = /^\/pages\/(\d+)$/;

/** Code that hydrates a server-rendered page. */
interface PageChunks {
  /** Keys in `screens.json`. */
  names: readonly string[];
  load: () => Promise<unknown>;
}

const none: PageChunks = { names: [], load: () => Promise.resolve() };

const reading: PageChunks = {
  names: ['page-discussion'],
  load: async () => (await import('../routes/page/page-for-reading')).PageDiscussion.preload(),
};

const editing: PageChunks = {
  names: ['page-discussion', 'page-for-editing', 'page-editor'],
  load: async () => {
    const { PageForEditing } = await import('../routes/page/page-screen');
    const { loadEditor } = await import('../routes/page/page-for-editing');
    void loadEditor();
    await PageForEditing.preload();
  },
};

/** Returns the chunks that the current user needs for an address; none while user, page or team is not in the cache. */
export function pageChunks(queries: QueryClient, pathname: string): PageChunks {
  const user = queries.getQueryData(currentUserQuery.queryKey);
  const page = queries.getQueryData(pageQuery(Number(pagePath.exec(pathname)?.[1])).queryKey);
  const team = queries.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === page?.teamId);
  if (!user || !team) return none;
  return canEditPages(standingOf(user, team)) ? editing : reading;
}
