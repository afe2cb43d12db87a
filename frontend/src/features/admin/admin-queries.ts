import { queryOptions, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { calls } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';
import { teamsKey } from '../../shared/session';

const adminKey = ['admin'];

export const statisticsQuery = queryOptions({
  queryKey: [...adminKey, 'statistics'],
  queryFn: () => api(calls.admin.statistics, {}),
  staleTime: 0,
});

export const accountsQuery = queryOptions({
  queryKey: [...adminKey, 'users'],
  queryFn: () => api(calls.admin.users, {}),
  staleTime: 0,
});

interface Said {
  title: string;
  description?: string;
}

/** After a success it says so and reads anew what super admins see: accounts, teams and figures hang together. */
export function useAfter(said: Said, ...alsoStale: QueryFilters[]) {
  const queries = useQueryClient();
  const stale = [{ queryKey: adminKey }, { queryKey: teamsKey, exact: true }, ...alsoStale];
  return async () => {
    toast({ ...said, tone: 'success' });
    await Promise.all(stale.map((filters) => queries.invalidateQueries(filters)));
  };
}
