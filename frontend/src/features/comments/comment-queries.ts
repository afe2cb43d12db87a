import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '@touchline/contract';
import { useMemo } from 'react';
import { api } from '../../shared/api';

export const commentsQuery = (pageId: number) =>
  queryOptions({
    queryKey: ['pages', pageId, 'comments'],
    queryFn: () => api(calls.comments.list, { params: { pageId } }),
  });

/** What one can do with comments that are there. Where it fails it is silent (spec, section 8). */
export function useDiscussionCalls(pageId: number) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: commentsQuery(pageId).queryKey });
  const quietly = { meta: { silent: true }, onSuccess };
  const { mutateAsync: edit } = useMutation({
    mutationFn: ({ id, content }: { id: number; content: string }) =>
      api(calls.comments.edit, { params: { commentId: id }, body: { content } }),
    ...quietly,
  });
  const { mutate: remove } = useMutation({
    mutationFn: (id: number) => api(calls.comments.remove, { params: { commentId: id } }),
    ...quietly,
  });
  const { mutate: resolve } = useMutation({
    mutationFn: ({ id, isResolved }: { id: number; isResolved: boolean }) =>
      api(calls.comments.resolve, { params: { commentId: id }, body: { isResolved } }),
    ...quietly,
  });
  return useMemo(() => ({ edit, remove, resolve }), [edit, remove, resolve]);
}

export type DiscussionCalls = ReturnType<typeof useDiscussionCalls>;
