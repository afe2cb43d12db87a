import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, twoFactorTexts as texts, type BothFactors } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';
import { currentUserKey } from '../../shared/session';

export const twoFactorQuery = queryOptions({
  queryKey: [...currentUserKey, 'two-factor'],
  queryFn: () => api(calls.twoFactor.read, {}),
  staleTime: 0,
});

/** Invalidates the account, its sessions and its second factor. */
export function useReadAccountAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: currentUserKey });
}

export const useBeginTwoFactor = () =>
  useMutation({
    mutationFn: (password: string) => api(calls.twoFactor.begin, { body: { password } }),
    meta: { failure: texts.failed },
  });

/** Does not invalidate: the codes are on the screen, and the account is refetched after the user has saved them. */
export const useConfirmTwoFactor = () =>
  useMutation({
    mutationFn: (code: string) => api(calls.twoFactor.confirm, { body: { code } }),
    meta: { failure: texts.failed },
  });

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (body: BothFactors) => api(calls.twoFactor.renewCodes, { body }),
    meta: { failure: texts.failed },
  });

export function useTurnOffTwoFactor() {
  const readAgain = useReadAccountAgain();
  return useMutation({
    mutationFn: (body: BothFactors) => api(calls.twoFactor.turnOff, { body }),
    meta: { failure: texts.failed },
    onSuccess: () => {
      toast({ title: texts.turnedOff, tone: 'success' });
      readAgain();
    },
  });
}
