import { queryOptions } from '@tanstack/react-query';
import { pinCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { pinsKey } from '../../shared/api/query-keys';

export const pinsQuery = (teamId: number) =>
  queryOptions({
    queryKey: pinsKey(teamId),
    queryFn: () => api(pinCalls.list, { params: { teamId } }),
  });
