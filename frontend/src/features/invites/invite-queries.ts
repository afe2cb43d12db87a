import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteCalls, inviteTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { teamsKey } from '../../shared/api/query-keys';

export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    queryFn: () => api(inviteCalls.details, { params: { token } }),
  });

export function useJoin(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(inviteCalls.join, { params: { token } }),
    meta: { failureTitle: inviteTexts.joinFailed },
    onSuccess: async () => {
      toast({ title: inviteTexts.welcome, tone: 'success' });
      await queries.invalidateQueries({ queryKey: teamsKey });
    },
  });
}
