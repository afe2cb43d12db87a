import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { ApiError, serverMessage } from './api-error';
import { isKnownMissing } from './missing';
import { currentUserKey } from './query-keys';

/** Texts of a mutation's error toast; the server's message is preferred. */
interface MutationMessages {
  failureTitle?: string;
  failure?: string;
  /** Shown without a response from the server; defaults to `failure`, then to a message about the connection. */
  unreachable?: string;
  /** Shows no toast: the caller reports the error, or the mutation fails silently. */
  silent?: boolean;
  /** The caller handles an expired session itself, and the open page stays. */
  keepsPageOpen?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMessages & Record<string, unknown>;
  }
}

/** Queries are never stale, not refetched on focus, and not retried; mutations are not retried (specification, section 7). */
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
    // A failed background refetch does not navigate away from open data.
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

let openDrafts = 0;

/** Keeps the page open after an expired session, until the returned function is called: saving its draft reports the error. */
export function keepPageOpen(): () => void {
  openDrafts += 1;
  return () => void (openDrafts -= 1);
}

/** Updates the current user after an expired session, or when a second factor became required. */
function handleSessionError(error: unknown): void {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  if (code === 'not_signed_in' && openDrafts === 0) queryClient.setQueryData(currentUserKey, null);
  if (code === 'second_factor_required')
    void queryClient.invalidateQueries({ queryKey: currentUserKey, exact: true });
}

function showFailure(error: unknown, messages: MutationMessages = {}): void {
  const { failureTitle, failure, unreachable = failure ?? appTexts.noConnection, silent } = messages;
  if (silent) return;
  const description = error instanceof ApiError ? (serverMessage(error) ?? failure) : unreachable;
  toast({ title: failureTitle ?? appTexts.error, description, tone: 'danger' });
}
