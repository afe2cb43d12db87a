import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { appTexts, binTexts, pageCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { pageQuery, refreshTeam } from './page-queries';

/** Deleted pages, plays and files of a team that can still be restored, the last one first. */
export const binQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'bin'],
    queryFn: () => api(pageCalls.bin, { params: { teamId }, query: { files: 'yes' } }),
  });

export function useRestorePage(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pageId: number) => api(pageCalls.restore, { params: { pageId } }),
    meta: { failure: binTexts.restoreFailed, unreachable: appTexts.noConnection },
    onSuccess: (page) => queries.setQueryData(pageQuery(page.id).queryKey, page),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: binQuery(teamId).queryKey });
      refreshTeam(queries, teamId);
    },
  });
}
