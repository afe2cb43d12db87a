import { queryOptions } from '@tanstack/react-query';
import { calls } from '@touchline/contract';
import { api } from '../../shared/api';

/** What happened lately in the caller's teams; asked anew each time it is opened. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['activities', 'recent'],
  queryFn: () => api(calls.activities.recent, {}),
  staleTime: 0,
});
