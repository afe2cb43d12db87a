import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { ApiError, serverMessage } from './api-error';
import { repeatEarlyInvalidations } from './early-invalidations';
import { isKnownMissing } from './missing';
import { currentUserKey } from './query-keys';
import { readAgain, stopReads } from './stop-reads';

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

interface MutationMeta extends MutationMessages, Record<string, unknown> {
  /** Queries whose data the mutation changes before the response of the server. */
  shows?: readonly QueryFilters[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
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
      // Fetches failed and invalidated queries, the only ones that are stale.
      refetchOnReconnect: true,
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
    onMutate: (_variables, mutation) => stopReads(queryClient, mutation),
    onSettled: (...[, , , , mutation]) => readAgain(queryClient, mutation),
    onError: (error, ...[, , { meta }]) => {
      if (!meta?.keepsPageOpen) handleSessionError(error);
      showFailure(error, meta);
    },
  }),
});

repeatEarlyInvalidations(queryClient);

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
