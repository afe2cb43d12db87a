import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  appTexts,
  draftSelectionTexts as selectionTexts,
  memberCalls,
  pageCalls,
  playCalls,
  publishingTexts as texts,
  type ContentKind,
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

interface BulkPublication {
  ids: readonly number[];
  note: Publication;
}

/** Leaves out an empty note. */
const withNote = (note: string): Publication => (note.trim() ? { note: note.trim() } : {});

const calls = {
  page: {
    publish: async (pageId: number, body: Publication): Promise<Published> => {
      const { page, notified } = await api(pageCalls.publish, { params: { pageId }, body });
      return { content: page, notified };
    },
    publishAll: async (teamId: number, { ids, note }: BulkPublication) => {
      const body = { pageIds: [...ids], ...note };
      const { pageIds, notified } = await api(pageCalls.publishAll, { params: { teamId }, body });
      return { count: pageIds.length, notified };
    },
    unpublish: (pageId: number) => api(pageCalls.unpublish, { params: { pageId } }),
  },
  play: {
    publish: async (playId: number, body: Publication): Promise<Published> => {
      const { play, notified } = await api(playCalls.publish, { params: { playId }, body });
      return { content: play, notified };
    },
    publishAll: async (teamId: number, { ids, note }: BulkPublication) => {
      const body = { playIds: [...ids], ...note };
      const { playIds, notified } = await api(playCalls.publishAll, { params: { teamId }, body });
      return { count: playIds.length, notified };
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
    mutationFn: (note: string) => calls[kind].publish(id, withNote(note)),
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
export function usePublishDrafts(kind: ContentKind, teamId: number, onPublished: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, note }: { ids: readonly number[]; note: string }) =>
      calls[kind].publishAll(teamId, { ids, note: withNote(note) }),
    meta: { silent: true },
    onSuccess: ({ count, notified }) => {
      onPublished();
      toast({ title: selectionTexts.published(kind, count, notified), tone: 'success' });
    },
    onError: (error) => {
      const failure = serverMessage(error) ?? selectionTexts.failed(kind);
      const description = isStatus(error, 404) ? selectionTexts.gone : failure;
      toast({ title: appTexts.error, description, tone: 'danger' });
    },
    onSettled: () => {
      refreshLists(queries, kind, teamId);
      void queries.invalidateQueries({ queryKey: starredKey });
    },
  });
}
