import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { twoFactorCalls, twoFactorTexts as texts, type BothFactors } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { currentUserKey } from '../../shared/api/query-keys';

export const twoFactorQuery = queryOptions({
  queryKey: [...currentUserKey, 'two-factor'],
  queryFn: () => api(twoFactorCalls.read, {}),
  staleTime: 0,
});

/** Invalidates the account, its sessions and its second factor. */
export function useReadAccountAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: currentUserKey });
}

export const useBeginTwoFactor = () =>
  useMutation({
    mutationFn: (password: string) => api(twoFactorCalls.begin, { body: { password } }),
    meta: { failure: texts.failed },
  });

/** Does not invalidate: the codes are on the screen, and the account is refetched after the user has saved them. */
export const useConfirmTwoFactor = () =>
  useMutation({
    mutationFn: (code: string) => api(twoFactorCalls.confirm, { body: { code } }),
    meta: { failure: texts.failed },
  });

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (body: BothFactors) => api(twoFactorCalls.renewCodes, { body }),
    meta: { failure: texts.failed },
  });

export function useTurnOffTwoFactor() {
  const readAgain = useReadAccountAgain();
  return useMutation({
    mutationFn: (body: BothFactors) => api(twoFactorCalls.turnOff, { body }),
    meta: { failure: texts.failed },
    onSuccess: () => {
      toast({ title: texts.turnedOff, tone: 'success' });
      readAgain();
    },
  });
}
