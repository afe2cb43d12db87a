import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  appTexts,
  draftSelectionTexts as selectionTexts,
  memberCalls,
  pageCalls,
  playCalls,
  publishingTexts as texts,
  type Page,
  type Play,
  type Publication,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../api/api';
import { isStatus, serverMessage } from '../api/api-error';
import { contentKey, refreshLists, type ContentId } from '../api/content-queries';
import { membersKey } from '../api/member-list-queries';
import { starredKey } from '../api/query-keys';

/** All members of a team, who see its published pages. */
export const audienceQuery = (teamId: number) =>
  queryOptions({
    queryKey: [...membersKey(teamId), 'all'],
    queryFn: () => api(memberCalls.list, { params: { teamId } }),
  });

interface Published {
  content: Page | Play;
  notified: number;
}

const calls = {
  page: {
    publish: async (pageId: number, body: Publication): Promise<Published> => {
      const { page, notified } = await api(pageCalls.publish, { params: { pageId }, body });
      return { content: page, notified };
    },
    unpublish: (pageId: number) => api(pageCalls.unpublish, { params: { pageId } }),
  },
  play: {
    publish: async (playId: number, body: Publication): Promise<Published> => {
      const { play, notified } = await api(playCalls.publish, { params: { playId }, body });
      return { content: play, notified };
    },
    unpublish: (playId: number) => api(playCalls.unpublish, { params: { playId } }),
  },
};

/** Updates the open page or play, and what lists it, after it was published or unpublished. */
function useShow({ kind, id }: ContentId) {
  const queries = useQueryClient();
  return (content: Page | Play) => {
    queries.setQueryData<object>(contentKey({ kind, id }), (current) => ({ ...current, ...content }));
    refreshLists(queries, kind, content.teamId);
    void queries.invalidateQueries({ queryKey: starredKey });
  };
}

export function usePublish({ kind, id }: ContentId, onPublished: () => void) {
  const show = useShow({ kind, id });
  return useMutation({
    mutationFn: (note: string) => calls[kind].publish(id, note.trim() ? { note: note.trim() } : {}),
    meta: { failure: texts.of[kind].publishFailed, keepsPageOpen: true },
    onSuccess: ({ content, notified }) => {
      onPublished();
      show(content);
      toast({ title: texts.published(notified), tone: 'success' });
    },
  });
}

export function useUnpublish({ kind, id }: ContentId) {
  const show = useShow({ kind, id });
  return useMutation({
    mutationFn: (): Promise<Page | Play> => calls[kind].unpublish(id),
    meta: { failure: texts.of[kind].unpublishFailed, keepsPageOpen: true },
    onSuccess: (content) => {
      show(content);
      toast({ title: texts.of[kind].unpublished, tone: 'success' });
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
      refreshLists(queries, 'page', teamId);
      void queries.invalidateQueries({ queryKey: starredKey });
    },
  });
}
