import { queryOptions } from '@tanstack/react-query';
import { categoryCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';

export const categoriesQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'categories'],
    queryFn: () => api(categoryCalls.list, { params: { teamId } }),
  });
