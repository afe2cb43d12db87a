import { useMutation, useQueryClient } from '@tanstack/react-query';
import { playCalls, playTexts, type NewPlay, type Play, type PlayChange } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { storeContent } from '../../shared/api/content-queries';
import { starredKey } from '../../shared/api/query-keys';
import { tagsKey } from '../../shared/api/tag-queries';
import { listsKey, playKey } from './play-queries';

/** Creates a draft. */
export function useCreatePlay(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (play: NewPlay) =>
      api(playCalls.create, { params: { teamId }, body: { ...play, draft: true } }),
    meta: { failure: playTexts.createFailed, keepsPageOpen: true },
    onSuccess: (play: Play) => {
      storeContent(queries, 'play', play);
      toast({ title: playTexts.created, description: playTexts.createdDetail, tone: 'success' });
    },
  });
}

/** Silent: the draft reports errors, and retries transient ones. */
export function useSavePlay({ id }: Play) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlayChange) => api(playCalls.change, { params: { playId: id }, body }),
    meta: { silent: true, keepsPageOpen: true },
    onSuccess: (saved: Play) => storeContent(queries, 'play', saved),
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
    meta: {
      failure: playTexts.updateFailed,
      shows: [{ queryKey: listsKey(teamId) }, { queryKey: playKey(id), exact: true }],
    },
    onMutate: show,
    onSuccess: (_play, isStarred) => {
      show(isStarred);
      void queries.invalidateQueries({ queryKey: starredKey });
      // Lists of starred plays are fetched when they are shown next: a play that was unstarred by mistake stays in view.
      for (const queryKey of [listsKey(teamId), tagsKey(teamId)])
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    onError: (_error, isStarred) => show(!isStarred),
  });
}
