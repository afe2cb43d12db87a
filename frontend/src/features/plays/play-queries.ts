import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  appTexts,
  binTexts,
  categoryCalls,
  playCalls,
  playTexts,
  type NewPlay,
  type Play,
  type PlayChange,
  type PlayFilter,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { pinsKey, starredKey } from '../../shared/api/query-keys';
import { tagsKey } from '../../shared/api/tag-queries';

const listsKey = (teamId: number) => ['teams', teamId, 'plays'];
const playKey = (playId: number) => ['plays', playId];

export const isFiltering = ({ search, tag, category }: PlayFilter) =>
  Boolean(search) || category !== undefined || [tag ?? []].flat().length > 0;

/** A team's plays, last changed first. */
export const playListQuery = (teamId: number, filter: PlayFilter = {}) => {
  const query = isFiltering(filter) ? filter : {};
  return queryOptions({
    queryKey: [...listsKey(teamId), query],
    queryFn: () => api(playCalls.list, { params: { teamId }, query }),
    meta: { failure: playTexts.fetchFailed },
  });
};

export const playQuery = (playId: number) =>
  queryOptions({ queryKey: playKey(playId), queryFn: () => api(playCalls.read, { params: { playId } }) });

export const categoriesQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'categories'],
    queryFn: () => api(categoryCalls.list, { params: { teamId } }),
  });

/** Returns a play from a cached list, as a placeholder until it is fetched. */
export function listedPlay(queries: QueryClient, teamId: number, playId: number): Play | undefined {
  const lists = queries.getQueriesData<Play[]>({ queryKey: listsKey(teamId) });
  return lists.flatMap(([, plays = []]) => plays).find(({ id }) => id === playId);
}

function refreshTeam(queries: QueryClient, teamId: number): void {
  void queries.invalidateQueries({ queryKey: listsKey(teamId) });
  void queries.invalidateQueries({ queryKey: tagsKey(teamId) });
  void queries.invalidateQueries({ queryKey: pinsKey(teamId) });
}

export function useCreatePlay(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPlay) => api(playCalls.create, { params: { teamId }, body }),
    meta: { failure: playTexts.createFailed, keepsPageOpen: true },
    onSuccess: (play: Play) => {
      queries.setQueryData(playKey(play.id), play);
      refreshTeam(queries, teamId);
      toast({ title: playTexts.created, description: playTexts.createdDetail, tone: 'success' });
    },
  });
}

export function useChangePlay(playId: number, teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlayChange) => api(playCalls.change, { params: { playId }, body }),
    meta: { failure: playTexts.updateFailed, keepsPageOpen: true },
    onSuccess: (changed: Play) => {
      queries.setQueryData(playKey(playId), changed);
      refreshTeam(queries, teamId);
      toast({ title: playTexts.saved, description: playTexts.savedDetail, tone: 'success' });
    },
  });
}

/** Optimistic in the play and in all lists; rolled back on failure. */
export function useStarPlay({ id, teamId }: Pick<Play, 'id' | 'teamId'>) {
  const queries = useQueryClient();
  const show = (isStarred: boolean) => {
    const starred = (play: Play) => (play.id === id ? { ...play, isStarred } : play);
    queries.setQueriesData<Play[]>({ queryKey: listsKey(teamId) }, (plays) => plays?.map(starred));
    queries.setQueryData<Play>(playKey(id), (play) => play && starred(play));
  };
  return useMutation({
    mutationFn: (isStarred: boolean) => api(playCalls.star, { params: { playId: id }, body: { isStarred } }),
    meta: { failure: playTexts.updateFailed },
    onMutate: show,
    onSuccess: () => void queries.invalidateQueries({ queryKey: starredKey }),
    onError: (_error, isStarred) => show(!isStarred),
  });
}

export function useDeletePlay({ id, teamId }: Play) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(playCalls.remove, { params: { playId: id } }),
    meta: { failure: playTexts.deleteFailed },
    onSuccess: () => {
      refreshTeam(queries, teamId);
      void queries.invalidateQueries({ queryKey: ['teams', teamId, 'bin'] });
      queries.removeQueries({ queryKey: playKey(id) });
    },
  });
}

export function useRestorePlay(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (playId: number) => api(playCalls.restore, { params: { playId } }),
    meta: { failure: binTexts.restoreFailed, unreachable: appTexts.noConnection },
    onSuccess: (play) => queries.setQueryData(playKey(play.id), play),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['teams', teamId, 'bin'] });
      refreshTeam(queries, teamId);
    },
  });
}

export const addressOfPlay = (playId: number, teamId: number) => `/teams/${teamId}?tab=plays&play=${playId}`;
