import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ContentThread } from '@touchline/contract';
import { threadQuery, threadsQuery } from './comment-queries';
import { useDiscussion } from './discussion-context';
import { useThreadOrder } from './use-thread-order';

/** Returns an open thread: of the list below the page if that has it, else it is fetched. */
export function useThread(id: number): ContentThread | undefined {
  const { content } = useDiscussion();
  const [order] = useThreadOrder();
  const list = useInfiniteQuery({ ...threadsQuery(content, { state: 'active', order }), enabled: false });
  const listed = list.data?.pages.flatMap(({ threads }) => threads).find((thread) => thread.id === id);
  const { data } = useQuery({ ...threadQuery(content, id), enabled: !listed && list.data !== undefined });
  return listed ?? data ?? undefined;
}
