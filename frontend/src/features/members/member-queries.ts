import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import {
  inviteCalls,
  memberCalls,
  memberTexts,
  type Invitation,
  type NewInvitation,
} from '@touchline/contract';
import { api } from '../../shared/api/api';
import { teamsKey } from '../../shared/api/query-keys';
import { useToastAndInvalidate } from '../../shared/hooks/use-toast-and-invalidate';

/** Open invitations, newest first, searched by the server. */
export const invitationsQuery = (teamId: number, search = '') =>
  infiniteQueryOptions({
    queryKey: ['teams', teamId, 'invitations', ...(search ? [search] : [])],
    queryFn: ({ pageParam }) =>
      api(inviteCalls.openInvitations, {
        params: { teamId },
        query: { view: 'paged', search: search || undefined, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

export function useInvite(teamId: number, failure: string = memberTexts.sendFailed) {
  return useMutation({
    mutationFn: (body: NewInvitation) => api(inviteCalls.invite, { params: { teamId }, body }),
    meta: { failure },
    onSuccess: useToastAndInvalidate(memberTexts.sent, invitationsQuery(teamId).queryKey),
  });
}

export function useCancelInvitation(teamId: number) {
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      api(inviteCalls.cancelInvitation, { params: { teamId, invitationId: id } }),
    meta: { failure: memberTexts.cancelFailed },
    onSuccess: useToastAndInvalidate(memberTexts.cancelled, invitationsQuery(teamId).queryKey),
  });
}

export function useRemoveMember(teamId: number) {
  return useMutation({
    mutationFn: (userId: number) => api(memberCalls.remove, { params: { teamId, userId } }),
    meta: { failure: memberTexts.removeFailed },
    onSuccess: useToastAndInvalidate(memberTexts.removed, teamsKey),
  });
}
