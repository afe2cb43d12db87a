import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { adminCalls, ownDataCalls, type AccountsQuery } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { teamsKey } from '../../shared/api/query-keys';

const adminKey = ['admin'];

export const statisticsQuery = queryOptions({
  queryKey: [...adminKey, 'statistics'],
  queryFn: () => api(adminCalls.statistics, {}),
  staleTime: 0,
});

export const deletionRequestsQuery = queryOptions({
  queryKey: [...adminKey, 'deletion-requests'],
  queryFn: () => api(ownDataCalls.deletionRequests, {}),
  staleTime: 0,
});

export const addressConflictsQuery = queryOptions({
  queryKey: [...adminKey, 'address-conflicts'],
  queryFn: () => api(adminCalls.addressConflicts, {}),
  staleTime: 0,
});

/** Accounts, searched and sorted by the server, by cursor. */
export const accountsQuery = (asked: Pick<AccountsQuery, 'search' | 'sort' | 'direction'>) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'users', asked],
    queryFn: ({ pageParam }) =>
      api(adminCalls.accounts, { query: { view: 'paged', ...asked, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface SuccessToast {
  title: string;
  description?: string;
}

/** Shows a toast on success and invalidates what super admins see: accounts, teams and figures depend on each other. */
export function useToastAndInvalidate(successToast: SuccessToast, ...alsoStale: QueryFilters[]) {
  const queries = useQueryClient();
  const stale = [{ queryKey: adminKey }, { queryKey: teamsKey, exact: true }, ...alsoStale];
  return async () => {
    toast({ ...successToast, tone: 'success' });
    await Promise.all(stale.map((filters) => queries.invalidateQueries(filters)));
  };
}
