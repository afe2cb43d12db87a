import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { ApiError, serverMessage } from './api-error';
import { currentUserKey } from './session';

/** How a mutation speaks of its failure: in a toast, the server's sentence first. */
interface MutationWords {
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
    mutationMeta: MutationWords & Record<string, unknown>;
  }
}

/** Reads are never stale, not refetched on focus, not retried; nor are writes (spec, section 7). */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    // What is read again by itself does not throw anybody out of what they have open.
    onError: (error, { state }) => {
      if (state.data === undefined) endSessionOn401(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, ...[, , { meta }]) => {
      if (!meta?.keepsPageOpen) endSessionOn401(error);
      showFailure(error, meta);
    },
  }),
});

function endSessionOn401(error: unknown): void {
  const isOver = error instanceof ApiError && error.body?.code === 'not_signed_in';
  if (isOver) queryClient.setQueryData(currentUserKey, null);
}

function showFailure(error: unknown, words: MutationWords = {}): void {
  const { failureTitle, failure, unreachable = failure ?? appTexts.noConnection, silent } = words;
  if (silent) return;
  const description = error instanceof ApiError ? (serverMessage(error) ?? failure) : unreachable;
  toast({ title: failureTitle ?? appTexts.error, description, tone: 'danger' });
}
