import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { categoryCalls, playCalls } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { contentKey } from '../../shared/api/content-queries';

export const listsKey = (teamId: number) => ['teams', teamId, 'plays'];
export const playKey = (playId: number) => contentKey({ kind: 'play', id: playId });

export const playQuery = (playId: number) =>
  queryOptions({ queryKey: playKey(playId), queryFn: () => api(playCalls.read, { params: { playId } }) });

export const categoriesQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'categories'],
    queryFn: () => api(categoryCalls.list, { params: { teamId } }),
  });

/** Prefetches a play without counting a view; opening it refetches once, which counts the view. */
export async function prefetchPlayData(queries: QueryClient, playId: number): Promise<void> {
  const queryKey = playKey(playId);
  if (queries.getQueryState(queryKey)) return;
  const queryFn = () => api(playCalls.read, { params: { playId }, query: { ahead: 'yes' } });
  await queries.prefetchQuery({ queryKey, queryFn });
  if (queries.getQueryData(queryKey)) await queries.invalidateQueries({ queryKey, exact: true });
}

export const addressOfPlay = (playId: number) => `/plays/${playId}`;
