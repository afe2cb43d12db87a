import type { QueryClient } from '@tanstack/react-query';
import { canEditPages } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

const inPage = /^\/pages\/(\d+)$/;

/** What takes the place of a page that the server drew. What comes bit by bit would shift. */
interface PageParts {
  /** Its files. */
  names: readonly string[];
  load: () => Promise<unknown>;
  /** Whether all of it stands, where that takes a moment: until then one goes on with what the server drew. */
  stands?: (app: HTMLElement) => boolean;
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
    await Promise.all([PageForEditing.ahead(), loadEditor()]);
  },
  stands: (app) => !app.querySelector('[aria-busy="true"] > [role="group"]'),
};

/** For whoever opens this address, as far as is known. */
export function pageParts(queries: QueryClient, pathname: string): PageParts {
  const user = queries.getQueryData(currentUserQuery.queryKey);
  const page = queries.getQueryData(pageQuery(Number(inPage.exec(pathname)?.[1])).queryKey);
  const team = queries.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === page?.teamId);
  if (!user || !team) return none;
  return canEditPages(standingOf(user, team)) ? editing : reading;
}
