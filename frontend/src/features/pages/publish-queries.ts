import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  appTexts,
  draftSelectionTexts as selectionTexts,
  memberCalls,
  pageCalls,
  publishingTexts as texts,
  type Page,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { isStatus, serverMessage } from '../../shared/api/api-error';
import { membersKey } from '../../shared/api/member-list-queries';
import { starredKey } from '../../shared/api/query-keys';
import { pageQuery, refreshTeam } from './page-queries';

/** All members of a team, who see its published pages. */
export const audienceQuery = (teamId: number) =>
  queryOptions({
    queryKey: [...membersKey(teamId), 'all'],
    queryFn: () => api(memberCalls.list, { params: { teamId } }),
  });

/** Updates the open page, and what lists it, after it was published or unpublished. */
function useShowPage() {
  const queries = useQueryClient();
  return (page: Page) => {
    queries.setQueryData(pageQuery(page.id).queryKey, (current) => ({ ...current, ...page }));
    refreshTeam(queries, page.teamId);
    void queries.invalidateQueries({ queryKey: starredKey });
  };
}

export function usePublishPage(pageId: number, onPublished: () => void) {
  const show = useShowPage();
  return useMutation({
    mutationFn: (note: string) =>
      api(pageCalls.publish, { params: { pageId }, body: note.trim() ? { note: note.trim() } : {} }),
    meta: { failure: texts.publishFailed, keepsPageOpen: true },
    onSuccess: ({ page, notified }) => {
      onPublished();
      show(page);
      toast({ title: texts.published(notified), tone: 'success' });
    },
  });
}

export function useUnpublishPage(pageId: number) {
  const show = useShowPage();
  return useMutation({
    mutationFn: () => api(pageCalls.unpublish, { params: { pageId } }),
    meta: { failure: texts.unpublishFailed, keepsPageOpen: true },
    onSuccess: (page) => {
      show(page);
      toast({ title: texts.unpublished, tone: 'success' });
    },
  });
}

/** Publishes several drafts, all or none. When one is gone, the list shows which remain. */
export function usePublishPages(teamId: number, onPublished: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ pageIds, note }: { pageIds: readonly number[]; note: string }) =>
      api(pageCalls.publishAll, {
        params: { teamId },
        body: { pageIds: [...pageIds], ...(note.trim() && { note: note.trim() }) },
      }),
    meta: { silent: true },
    onSuccess: ({ pageIds, notified }) => {
      onPublished();
      toast({ title: selectionTexts.published(pageIds.length, notified), tone: 'success' });
    },
    onError: (error) => {
      const failure = serverMessage(error) ?? selectionTexts.failed;
      const description = isStatus(error, 404) ? selectionTexts.gone : failure;
      toast({ title: appTexts.error, description, tone: 'danger' });
    },
    onSettled: () => {
      refreshTeam(queries, teamId);
      void queries.invalidateQueries({ queryKey: starredKey });
    },
  });
}
