import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownDataCalls, ownDataTexts as texts, type OwnData } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { currentUserKey } from '../../shared/api/query-keys';

/** While an archive is written; live updates usually come first. */
const POLL_INTERVAL_MS = 2_000;

export const isBeingWritten = ({ dataExport }: OwnData) =>
  dataExport?.state === 'waiting' || dataExport?.state === 'active';

export const ownDataQuery = queryOptions({
  queryKey: [...currentUserKey, 'data'],
  queryFn: () => api(ownDataCalls.read, {}),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => data !== undefined && isBeingWritten(data) && POLL_INTERVAL_MS,
});

export function useCreateDataExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(ownDataCalls.createExport, {}),
    meta: { failure: texts.prepareFailed },
    onSuccess: (dataExport) =>
      queries.setQueryData(ownDataQuery.queryKey, (data) => data && { ...data, dataExport }),
  });
}

export function useRequestDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string }) => api(ownDataCalls.requestDeletion, { body }),
    meta: { failure: texts.askFailed },
    onSuccess: async () => {
      toast({ title: texts.asked, description: texts.askedDetail, tone: 'success' });
      await queries.invalidateQueries({ queryKey: ownDataQuery.queryKey });
    },
  });
}

export function useWithdrawDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(ownDataCalls.withdrawDeletion, {}),
    meta: { failure: texts.withdrawFailed },
    onSuccess: async () => {
      toast({ title: texts.withdrawn, tone: 'success' });
      await queries.invalidateQueries({ queryKey: ownDataQuery.queryKey });
    },
  });
}
