import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pageCalls, pageListTexts, type NewPage, type Page, type PageChange } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { refreshLists } from '../../shared/api/content-queries';
import { pageKey } from './page-queries';

/** A page to create; its content may first have to be read from a template. */
type PageToCreate = NewPage & { readContent?: () => Promise<string> };

/** Creates a draft. */
export function useCreatePage(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ readContent, ...page }: PageToCreate) => {
      const content = readContent ? await readContent() : page.content;
      return api(pageCalls.create, { params: { teamId }, body: { ...page, content, draft: true } });
    },
    meta: { failure: pageListTexts.createFailed },
    onSuccess: (page: Page) => {
      queries.setQueryData(pageKey(page.id), page);
      refreshLists(queries, 'page', teamId);
      toast({ title: pageListTexts.created, description: pageListTexts.createdDetail, tone: 'success' });
    },
  });
}

/** Silent: the draft reports errors, and retries transient ones. */
export function useSavePage(page: Page) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PageChange) => api(pageCalls.change, { params: { pageId: page.id }, body }),
    meta: { silent: true, keepsPageOpen: true },
    onSuccess: (saved: Page) => {
      queries.setQueryData(pageKey(page.id), saved);
      refreshLists(queries, 'page', page.teamId);
    },
  });
}
