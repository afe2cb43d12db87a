import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { boardFormationCalls, type BoardFormation, type NewBoardFormation } from '@touchline/contract';
import { boardEditorTexts as texts } from '@touchline/contract/boards';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';

/** Formations that the team saved, by name. */
export const formationsQuery = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'formations'],
    queryFn: () => api(boardFormationCalls.list, { params: { teamId } }),
  });

export function useSaveFormation(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewBoardFormation) => api(boardFormationCalls.create, { params: { teamId }, body }),
    meta: { failureTitle: texts.formationSaveFailed },
    onSuccess: async ({ name }: BoardFormation) => {
      toast({ title: texts.formationSaved(name), tone: 'success' });
      await queries.invalidateQueries(formationsQuery(teamId));
    },
  });
}

export function useRenameFormation(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id: formationId, name }: { id: number; name: string }) =>
      api(boardFormationCalls.rename, { params: { teamId, formationId }, body: { name } }),
    meta: { failureTitle: texts.formationRenameFailed },
    onSuccess: async () => {
      toast({ title: texts.formationRenamed, tone: 'success' });
      await queries.invalidateQueries(formationsQuery(teamId));
    },
  });
}

/** Deletes at once; Undo saves the formation again. */
export function useRemoveFormation(teamId: number) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ name, lineUp }: BoardFormation) =>
      api(boardFormationCalls.create, { params: { teamId }, body: { name, lineUp } }),
    meta: { failureTitle: texts.formationRestoreFailed },
    onSuccess: () => queries.invalidateQueries(formationsQuery(teamId)),
  });
  return useMutation({
    mutationFn: ({ id: formationId }: BoardFormation) =>
      api(boardFormationCalls.remove, { params: { teamId, formationId } }),
    meta: { failureTitle: texts.formationDeleteFailed },
    onSuccess: async (_: unknown, formation: BoardFormation) => {
      toast({
        title: texts.formationDeleted(formation.name),
        action: { label: texts.undo, onPress: () => restore.mutate(formation) },
      });
      await queries.invalidateQueries(formationsQuery(teamId));
    },
  });
}
