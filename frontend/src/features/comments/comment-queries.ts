import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ThreadOrder, ThreadState } from '@touchline/contract';
import { useMemo } from 'react';
import { api } from '../../shared/api/api';
import { contentKey, type ContentId } from '../../shared/api/content-queries';
import { callsOf, readAnchors, readReplies, readThreads } from './comment-calls';
import { isShortened } from './threads';

/** Key prefix of all queries of a discussion. */
export const commentsKey = (content: ContentId) => [...contentKey(content), 'comments'];

/** Quotes of all threads in a state, and the number of threads in each state. */
export const anchorsQuery = (content: ContentId, state: ThreadState) =>
  queryOptions({
    queryKey: [...commentsKey(content), 'anchors', state],
    queryFn: () => readAnchors(content, { view: 'anchors', state }),
  });

/** Threads with their comments, by cursor. */
export const threadsQuery = (content: ContentId, filter: { state: ThreadState; order: ThreadOrder }) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(content), 'threads', filter],
    queryFn: ({ pageParam }) =>
      readThreads(content, { view: 'threads', ...filter, cursor: pageParam ?? undefined }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Replies of a thread with too many to be included in it. */
export const repliesQuery = (content: ContentId, thread: number) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(content), 'replies', thread],
    queryFn: ({ pageParam }) =>
      readReplies(content, { view: 'replies', thread, cursor: pageParam ?? undefined }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/**
 * The thread that contains a comment; null if none does. Prefetches the first replies of a long thread, because content rendered
 * above the comment later would shift it.
 */
export const threadQuery = (content: ContentId, commentId: number | undefined) =>
  queryOptions({
    queryKey: [...commentsKey(content), 'thread', commentId],
    queryFn: async ({ client }) => {
      const { threads } = await readThreads(content, { view: 'threads', comment: commentId });
      const [thread] = threads;
      if (!thread) return null;
      if (isShortened(thread)) await client.prefetchInfiniteQuery(repliesQuery(content, thread.id));
      return thread;
    },
    enabled: commentId !== undefined,
  });

/** Mutations of existing comments; they fail silently (specification, section 8). */
export function useDiscussionCalls(content: ContentId) {
  const queries = useQueryClient();
  const calls = callsOf[content.kind];
  const onSuccess = () => queries.invalidateQueries({ queryKey: commentsKey(content) });
  const quietly = { meta: { silent: true }, onSuccess };
  const { mutateAsync: edit } = useMutation({
    mutationFn: ({ id, content }: { id: number; content: string }) =>
      api(calls.edit, { params: { commentId: id }, body: { content } }),
    ...quietly,
  });
  const { mutate: remove } = useMutation({
    mutationFn: (id: number) => api(calls.remove, { params: { commentId: id } }),
    ...quietly,
  });
  const { mutate: resolve } = useMutation({
    mutationFn: ({ id, isResolved }: { id: number; isResolved: boolean }) =>
      api(calls.resolve, { params: { commentId: id }, body: { isResolved } }),
    ...quietly,
  });
  return useMemo(() => ({ edit, remove, resolve }), [edit, remove, resolve]);
}

export type DiscussionCalls = ReturnType<typeof useDiscussionCalls>;
