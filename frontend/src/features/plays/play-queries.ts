import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { categoryCalls, playCalls, type Play } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { contentKey } from '../../shared/api/content-queries';
import type { ReadContent, ReadKind } from '../../shared/reading/read-content';

export const listsKey = (teamId: number) => ['teams', teamId, 'plays'];
export const playKey = (playId: number) => contentKey({ kind: 'play', id: playId });

export const playQuery = (playId: number) =>
  queryOptions({ queryKey: playKey(playId), queryFn: () => api(playCalls.read, { params: { playId } }) });

export const readPlays: ReadKind = {
  kind: 'play',
  setLastRead: (playId, version) => api(playCalls.setLastRead, { params: { playId }, body: { version } }),
  readVersion: (playId, since) => api(playCalls.changes, { params: { playId }, query: { since } }),
};

/** A play with its name as the title. */
export type ReadPlay = Play & ReadContent;

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
