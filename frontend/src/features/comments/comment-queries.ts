import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { commentCalls, type ThreadOrder, type ThreadState } from '@touchline/contract';
import { useMemo } from 'react';
import { api } from '../../shared/api/api';
import { isShortened } from './threads';

/** Key prefix of all queries of a discussion. */
export const commentsKey = (pageId: number) => ['pages', pageId, 'comments'];

/** Quotes of all threads in a state, and the number of threads in each state. */
export const anchorsQuery = (pageId: number, state: ThreadState) =>
  queryOptions({
    queryKey: [...commentsKey(pageId), 'anchors', state],
    queryFn: () => api(commentCalls.anchors, { params: { pageId }, query: { view: 'anchors', state } }),
  });

/** Threads with their comments, by cursor. */
export const threadsQuery = (pageId: number, filter: { state: ThreadState; order: ThreadOrder }) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(pageId), 'threads', filter],
    queryFn: ({ pageParam }) =>
      api(commentCalls.threads, {
        params: { pageId },
        query: { view: 'threads', ...filter, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Replies of a thread with too many to be included in it. */
export const repliesQuery = (pageId: number, thread: number) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(pageId), 'replies', thread],
    queryFn: ({ pageParam }) =>
      api(commentCalls.replies, {
        params: { pageId },
        query: { view: 'replies', thread, cursor: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/**
 * The thread that contains a comment; null if none does. Prefetches the first replies of a long thread, because content rendered
 * above the comment later would shift it.
 */
export const threadQuery = (pageId: number, commentId: number | undefined) =>
  queryOptions({
    queryKey: [...commentsKey(pageId), 'thread', commentId],
    queryFn: async ({ client }) => {
      const query = { view: 'threads', comment: commentId } as const;
      const { threads } = await api(commentCalls.threads, { params: { pageId }, query });
      const [thread] = threads;
      if (!thread) return null;
      if (isShortened(thread)) await client.prefetchInfiniteQuery(repliesQuery(pageId, thread.id));
      return thread;
    },
    enabled: commentId !== undefined,
  });

/** Mutations of existing comments; they fail silently (specification, section 8). */
export function useDiscussionCalls(pageId: number) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: commentsKey(pageId) });
  const quietly = { meta: { silent: true }, onSuccess };
  const { mutateAsync: edit } = useMutation({
    mutationFn: ({ id, content }: { id: number; content: string }) =>
      api(commentCalls.edit, { params: { commentId: id }, body: { content } }),
    ...quietly,
  });
  const { mutate: remove } = useMutation({
    mutationFn: (id: number) => api(commentCalls.remove, { params: { commentId: id } }),
    ...quietly,
  });
  const { mutate: resolve } = useMutation({
    mutationFn: ({ id, isResolved }: { id: number; isResolved: boolean }) =>
      api(commentCalls.resolve, { params: { commentId: id }, body: { isResolved } }),
    ...quietly,
  });
  return useMemo(() => ({ edit, remove, resolve }), [edit, remove, resolve]);
}

export type DiscussionCalls = ReturnType<typeof useDiscussionCalls>;
