import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  passwordCalls,
  accountTexts,
  setupTexts,
  type FirstAdmin,
  type Registration,
  type User,
} from '@touchline/contract';
import { api } from '../../shared/api/api';
import { currentUserKey } from '../../shared/api/query-keys';
import { setupQuery } from './account-queries';

export function useRegister() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => api(passwordCalls.register, { body }),
    meta: { failureTitle: accountTexts.signUpFailed },
    onSuccess: (user: User) => queries.setQueryData(currentUserKey, user),
  });
}

export function useSetup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstAdmin) => api(passwordCalls.setup, { body }),
    meta: { failureTitle: setupTexts.setupFailed },
    onSuccess: (user: User) => {
      queries.setQueryData(setupQuery.queryKey, { needed: false });
      queries.setQueryData(currentUserKey, user);
    },
  });
}
