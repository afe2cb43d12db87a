import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  categoryCalls,
  categoryTexts as texts,
  type CategoryChange,
  type NewCategory,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { filedIn } from '../../shared/api/live-keys';
import { categoriesQuery } from './category-queries';

export function useCreateCategory(teamId: number) {
  const done = useDone(teamId, texts.created);
  return useMutation({
    mutationFn: (body: NewCategory) => api(categoryCalls.create, { params: { teamId }, body }),
    meta: { failure: texts.createFailed },
    onSuccess: done,
  });
}

export function useChangeCategory(teamId: number) {
  const done = useDone(teamId, texts.updated);
  return useMutation({
    mutationFn: ({ id, ...body }: CategoryChange & { id: number }) =>
      api(categoryCalls.change, { params: { teamId, categoryId: id }, body }),
    meta: { failure: texts.updateFailed },
    onSuccess: done,
  });
}

export function useRemoveCategory(teamId: number) {
  const done = useDone(teamId, texts.deleted);
  return useMutation({
    mutationFn: (categoryId: number) => api(categoryCalls.remove, { params: { teamId, categoryId } }),
    meta: { failure: texts.deleteFailed },
    onSuccess: done,
  });
}

/** Waits until the categories are refetched, and invalidates the content filed in them. */
function useDone(teamId: number, title: string) {
  const queries = useQueryClient();
  return async () => {
    toast({ title, tone: 'success' });
    for (const filter of filedIn(teamId)) void queries.invalidateQueries(filter);
    await queries.invalidateQueries(categoriesQuery(teamId));
  };
}
