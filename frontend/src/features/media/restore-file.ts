import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appTexts, binCalls, binTexts } from '@touchline/contract';
import { api } from '../../shared/api/api';

export function useRestoreFile(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fileId: number) => api(binCalls.restoreFile, { params: { fileId } }),
    meta: { failure: binTexts.restoreFailed, unreachable: appTexts.noConnection },
    onSettled: () => {
      for (const list of ['bin', 'media'])
        void queries.invalidateQueries({ queryKey: ['teams', teamId, list] });
    },
  });
}
