import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, inviteTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';
import { teamsKey } from '../../shared/session';

export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    queryFn: () => api(calls.invites.details, { params: { token } }),
  });

export function useJoin(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(calls.invites.join, { params: { token } }),
    meta: { failureTitle: inviteTexts.joinFailed },
    onSuccess: async () => {
      toast({ title: inviteTexts.welcome, tone: 'success' });
      await queries.invalidateQueries({ queryKey: teamsKey });
    },
  });
}
