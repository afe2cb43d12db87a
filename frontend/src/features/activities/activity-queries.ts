import { queryOptions } from '@tanstack/react-query';
import { activityCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';

/** Recent activities of the user's teams; refetched each time it is opened. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['activities', 'recent'],
  queryFn: () => api(activityCalls.recent, {}),
  staleTime: 0,
});
