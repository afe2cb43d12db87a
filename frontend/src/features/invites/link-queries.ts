import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { inviteCalls, linkTexts, type NewInviteLink } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { copyText } from '../../shared/copy-text';
import { useToastAndInvalidate } from '../../shared/hooks/use-toast-and-invalidate';

export const linksQuery = (teamId: number) =>
  infiniteQueryOptions({
    queryKey: ['teams', teamId, 'invite-links'],
    queryFn: ({ pageParam }) =>
      api(inviteCalls.linkList, {
        params: { teamId },
        query: { view: 'paged', cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

export function useCreateLink(teamId: number) {
  return useMutation({
    mutationFn: (body: NewInviteLink) => api(inviteCalls.createLink, { params: { teamId }, body }),
    meta: { failureTitle: linkTexts.createFailed },
    onSuccess: useToastAndInvalidate(linkTexts.created, linksQuery(teamId).queryKey),
  });
}

export function useDeleteLink(teamId: number) {
  return useMutation({
    mutationFn: (linkId: number) => api(inviteCalls.removeLink, { params: { linkId } }),
    meta: { failureTitle: linkTexts.deleteFailed },
    onSuccess: useToastAndInvalidate(linkTexts.deleted, linksQuery(teamId).queryKey),
  });
}

export function useDeactivateLink(teamId: number) {
  return useMutation({
    mutationFn: (linkId: number) => api(inviteCalls.deactivateLink, { params: { linkId } }),
    meta: { failureTitle: linkTexts.deactivateFailed },
    onSuccess: useToastAndInvalidate(linkTexts.deactivated, linksQuery(teamId).queryKey),
  });
}

export const addressOfLink = (token: string) => `${location.origin}/invite/${token}`;

export const copyInviteLink = (token: string) =>
  copyText({ text: addressOfLink(token) }, { copied: linkTexts.copied });
