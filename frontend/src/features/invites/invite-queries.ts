import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountCalls, accountTexts, inviteCalls, inviteTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { teamsKey } from '../../shared/api/query-keys';
import { hardNavigate } from '../../shared/hard-navigate';

export const inviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    queryFn: () => api(inviteCalls.details, { params: { token } }),
  });

/** Signs out, and opens the invitation again. */
export function useSignOutHere() {
  return useMutation({
    mutationFn: () => api(accountCalls.logout, {}),
    meta: { failureTitle: accountTexts.logoutFailed },
    onSuccess: () => hardNavigate(location.pathname, { replace: true }),
  });
}

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
