import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appTexts, binCalls, permanentDeletionTexts, type BinnedItem } from '@touchline/contract';
import { binQuery } from '../../shared/api/bin-queries';
import { api } from '../../shared/api/api';

/** Deletes an item of the bin permanently. */
export function useDeletePermanently(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: BinnedItem) => {
      if (kind === 'page') return api(binCalls.removePage, { params: { pageId: id } });
      if (kind === 'play') return api(binCalls.removePlay, { params: { playId: id } });
      return api(binCalls.removeFile, { params: { fileId: id } });
    },
    meta: { failure: permanentDeletionTexts.failed, unreachable: appTexts.noConnection },
    onSettled: () => queries.invalidateQueries({ queryKey: binQuery(teamId).queryKey }),
  });
}
