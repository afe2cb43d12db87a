import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, type NewComment } from '@touchline/contract';
import { api } from '../../shared/api';

export const commentsQuery = (pageId: number) =>
  queryOptions({
    queryKey: ['pages', pageId, 'comments'],
    queryFn: () => api(calls.comments.list, { params: { pageId } }),
  });

/** What one can do in a page's discussion. Creating alerts when it fails; the rest is silent (spec, section 8). */
export function useDiscussion(pageId: number) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: commentsQuery(pageId).queryKey });
  const quietly = { meta: { silent: true }, onSuccess };
  return {
    create: useMutation({
      mutationFn: (body: NewComment) => api(calls.comments.create, { params: { pageId }, body }),
      ...quietly,
    }),
    edit: useMutation({
      mutationFn: ({ id, content }: { id: number; content: string }) =>
        api(calls.comments.edit, { params: { commentId: id }, body: { content } }),
      ...quietly,
    }),
    remove: useMutation({
      mutationFn: (id: number) => api(calls.comments.remove, { params: { commentId: id } }),
      ...quietly,
    }),
    resolve: useMutation({
      mutationFn: ({ id, isResolved }: { id: number; isResolved: boolean }) =>
        api(calls.comments.resolve, { params: { commentId: id }, body: { isResolved } }),
      ...quietly,
    }),
  };
}

export type DiscussionCalls = ReturnType<typeof useDiscussion>;
