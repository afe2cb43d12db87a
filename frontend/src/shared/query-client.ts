import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { ApiError, serverMessage } from './api-error';
import { isKnownMissing } from './missing';
import { currentUserKey } from './session';

/** How a mutation speaks of its failure: in a toast, the server's sentence first. */
interface MutationMessages {
  failureTitle?: string;
  failure?: string;
  /** What is said instead where there was no answer at all; without either, that there is no connection. */
  unreachable?: string;
  /** It shows its failure itself, or not at all. */
  silent?: boolean;
  /** Where the session has ended it asks to sign in again itself, over what is open. */
  keepsPageOpen?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMessages & Record<string, unknown>;
  }
}

/** Reads are never stale, not refetched on focus, not retried; nor are writes (spec, section 7). */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      retry: false,
      retryOnMount: (query) => !isKnownMissing(query),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    // What is read again by itself does not throw anybody out of what they have open.
    onError: (error, { state }) => {
      if (state.data === undefined) handleSessionError(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, ...[, , { meta }]) => {
      if (!meta?.keepsPageOpen) handleSessionError(error);
      showFailure(error, meta);
    },
  }),
});

/** The session is over, or asks for more than it did. */
function handleSessionError(error: unknown): void {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === 'not_signed_in') queryClient.setQueryData(currentUserKey, null);
  if (code === 'second_factor_required')
    void queryClient.invalidateQueries({ queryKey: currentUserKey, exact: true });
}

function showFailure(error: unknown, messages: MutationMessages = {}): void {
  const { failureTitle, failure, unreachable = failure ?? appTexts.noConnection, silent } = messages;
  if (silent) return;
  const description = error instanceof ApiError ? (serverMessage(error) ?? failure) : unreachable;
  toast({ title: failureTitle ?? appTexts.error, description, tone: 'danger' });
}
