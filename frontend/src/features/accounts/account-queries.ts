import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountTexts, accountCalls, type Credentials, type User } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/api-error';
import { currentUserKey } from '../../shared/api/query-keys';

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => api(accountCalls.setupState, {}),
});

/** The password was right and a code is required: the next step, not an error. */
function codeAsked(error: unknown): null {
  if (error instanceof ApiError && error.body?.code === 'second_factor_needed') return null;
  throw error;
}

/** Returns null if a code is required. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => api(accountCalls.login, { body }).catch(codeAsked),
    meta: { failureTitle: accountTexts.loginFailed, failure: accountTexts.loginFailedFallback },
    onSuccess: (user) => {
      if (!user) return;
      // Cached data belongs to the user who was signed in before.
      if (queries.getQueryData<User>(currentUserKey)?.id !== user.id) queries.clear();
      queries.setQueryData(currentUserKey, user);
      toast({ title: accountTexts.welcomeBack, description: accountTexts.loggedIn, tone: 'success' });
    },
  });
}

/** Keeps the cache until the document is left, because the data is still on the screen. */
export function useLogout() {
  return useMutation({
    mutationFn: () => api(accountCalls.logout, {}),
    // The entry of the menu shows it, so the button of the menu has to open.
    meta: { failureTitle: accountTexts.logoutFailed, shows: [] },
    onSuccess: () => {
      toast({ title: accountTexts.loggedOut, description: accountTexts.loggedOutDetail });
    },
  });
}
