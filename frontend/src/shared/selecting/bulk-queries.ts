import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  appTexts,
  bulkCalls,
  selectionTexts as texts,
  type ContentKind,
  type TagChange,
} from '@touchline/contract';
import { dismissToast, toast } from '@touchline/ui-kit';
import { api } from '../api/api';
import { isStatus, serverMessage } from '../api/api-error';
import { binQuery } from '../api/bin-queries';
import { contentKey, refreshLists } from '../api/content-queries';
import { starredKey } from '../api/query-keys';

const calls = {
  page: {
    bin: (teamId: number, pageIds: number[]) =>
      api(bulkCalls.binPages, { params: { teamId }, body: { pageIds } }),
    restore: (teamId: number, pageIds: number[]) =>
      api(bulkCalls.restorePages, { params: { teamId }, body: { pageIds } }),
    tag: (teamId: number, changes: TagChange[]) =>
      api(bulkCalls.tagPages, { params: { teamId }, body: { changes } }),
  },
  play: {
    bin: (teamId: number, playIds: number[]) =>
      api(bulkCalls.binPlays, { params: { teamId }, body: { playIds } }),
    restore: (teamId: number, playIds: number[]) =>
      api(bulkCalls.restorePlays, { params: { teamId }, body: { playIds } }),
    tag: (teamId: number, changes: TagChange[]) =>
      api(bulkCalls.tagPlays, { params: { teamId }, body: { changes } }),
  },
};

function refresh(queries: QueryClient, kind: ContentKind, teamId: number): void {
  refreshLists(queries, kind, teamId);
  void queries.invalidateQueries({ queryKey: starredKey });
  void queries.invalidateQueries({ queryKey: binQuery(teamId).queryKey });
}

/** Says why nothing was changed. */
function toastFailure(error: unknown, kind: ContentKind, failure: string): void {
  const description = isStatus(error, 404) ? texts.gone(kind) : (serverMessage(error) ?? failure);
  toast({ title: appTexts.error, description, tone: 'danger' });
}

function toastWithUndo(words: { title: string; description?: string }, undo: () => void): void {
  const shown = toast({
    ...words,
    tone: 'success',
    action: {
      label: texts.undo,
      onPress: () => {
        dismissToast(shown);
        undo();
      },
    },
  });
}

/** Moves pages or plays to the bin, all or none; Undo restores all. */
export function useBinContents(kind: ContentKind, teamId: number, onBinned: () => void) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: (ids: number[]) => calls[kind].restore(teamId, ids),
    meta: { failure: texts.restoreFailed(kind), unreachable: appTexts.noConnection },
    onSuccess: (_, { length }) => toast({ title: texts.restored(kind, length), tone: 'success' }),
    onSettled: () => refresh(queries, kind, teamId),
  });
  return useMutation({
    mutationFn: (ids: number[]) => calls[kind].bin(teamId, ids),
    meta: { silent: true },
    onSuccess: (_, ids) => {
      onBinned();
      for (const id of ids) queries.removeQueries({ queryKey: contentKey({ kind, id }) });
      const description = texts.binnedDetail(kind, ids.length);
      toastWithUndo({ title: texts.binned, description }, () => restore.mutate(ids));
    },
    onError: (error) => toastFailure(error, kind, texts.binFailed(kind)),
    onSettled: () => refresh(queries, kind, teamId),
  });
}

/** Changes tags of pages or plays, all or none; Undo takes back what differed. */
export function useTagContents(kind: ContentKind, teamId: number, onTagged: () => void) {
  const queries = useQueryClient();
  const onSettled = () => refresh(queries, kind, teamId);
  const mutationFn = async (changes: TagChange[]) => (await calls[kind].tag(teamId, changes)).changes;
  const undo = useMutation({
    mutationFn: (changes: TagChange[]) => mutationFn(changes.map(inverse)),
    meta: { failure: texts.tagsFailed, unreachable: appTexts.noConnection },
    onSettled,
  });
  return useMutation({
    mutationFn,
    meta: { silent: true },
    onSuccess: (changes) => {
      onTagged();
      if (changes.length === 0) return void toast({ title: texts.notTagged });
      toastWithUndo({ title: texts.tagged(kind, changes.length) }, () => undo.mutate(changes));
    },
    onError: (error) => toastFailure(error, kind, texts.tagsFailed),
    onSettled,
  });
}

const inverse = ({ id, add, remove }: TagChange): TagChange => ({ id, add: remove, remove: add });
