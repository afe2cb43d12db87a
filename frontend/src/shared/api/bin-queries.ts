import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  appTexts,
  binTexts,
  pageCalls,
  pageListTexts,
  playCalls,
  playTexts,
  type ContentKind,
  type Page,
  type Play,
} from '@touchline/contract';
import { api } from './api';
import { contentKey, refreshLists, type ContentId } from './content-queries';

/** Deleted pages, plays and files of a team that can still be restored, the last one first. */
export const binQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'bin'],
    queryFn: () => api(pageCalls.bin, { params: { teamId }, query: { files: 'yes' } }),
  });

/** Moves a page or play to the bin. */
export function useDeleteContent({ kind, id, teamId }: ContentId & { teamId: number }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      kind === 'page'
        ? api(pageCalls.remove, { params: { pageId: id } })
        : api(playCalls.remove, { params: { playId: id } }),
    meta: { failure: (kind === 'page' ? pageListTexts : playTexts).deleteFailed },
    onSuccess: () => {
      refreshLists(queries, kind, teamId);
      void queries.invalidateQueries({ queryKey: binQuery(teamId).queryKey });
      queries.removeQueries({ queryKey: contentKey({ kind, id }) });
    },
  });
}

export function useRestoreContent(kind: ContentKind, teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number): Promise<Page | Play> =>
      kind === 'page'
        ? api(pageCalls.restore, { params: { pageId: id } })
        : api(playCalls.restore, { params: { playId: id } }),
    meta: { failure: binTexts.restoreFailed, unreachable: appTexts.noConnection },
    onSuccess: (content) => queries.setQueryData(contentKey({ kind, id: content.id }), content),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: binQuery(teamId).queryKey });
      refreshLists(queries, kind, teamId);
    },
  });
}
