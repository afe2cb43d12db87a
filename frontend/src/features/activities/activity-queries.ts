import { queryOptions } from '@tanstack/react-query';
import { calls } from '@touchline/contract';
import { api } from '../../shared/api';

/** Recent activities of the user's teams; refetched each time it is opened. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['activities', 'recent'],
  queryFn: () => api(calls.activities.recent, {}),
  staleTime: 0,
});
