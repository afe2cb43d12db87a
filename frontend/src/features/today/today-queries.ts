import { queryOptions } from '@tanstack/react-query';
import { todayCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { todayKey } from '../../shared/api/query-keys';

export const todayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: () => api(todayCalls.read, {}),
});
