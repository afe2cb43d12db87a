import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ContentThread, ThreadState } from '@touchline/contract';
import { useMemo, useState } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { anchorsQuery, threadQuery, threadsQuery } from './comment-queries';
import { useThreadOrder } from './use-thread-order';

/** Fetched threads of a page or play with their counts, and the choice of state and order. */
export function useThreads(content: ContentId, wantedId: number | undefined) {
  const { data: wanted } = useQuery(threadQuery(content, wantedId));
  const [shown, setShown] = useShownState(wanted, wantedId);
  const [order, setOrder] = useThreadOrder();
  const list = useInfiniteQuery(threadsQuery(content, { state: shown, order }));
  const { data: counts = none } = useQuery(anchorsQuery(content, 'active'));
  useQuery({ ...anchorsQuery(content, 'resolved'), enabled: shown === 'resolved' });
  const threads = useMemo(() => joined(list.data?.pages ?? [], wanted), [list.data, wanted]);
  const isSeparate =
    wanted && wanted.isResolved === (shown === 'resolved') && threads.every(({ id }) => id !== wanted.id);
  return {
    list,
    threads,
    separate: isSeparate ? wanted : undefined,
    counts,
    shown,
    setShown,
    order,
    setOrder,
  };
}

const none = { active: 0, resolved: 0 };

/** Returns distinct threads; the wanted one includes the replies that lead to the wanted comment. */
function joined(
  parts: readonly { threads: ContentThread[] }[],
  wanted: ContentThread | null | undefined,
): ContentThread[] {
  const threads = parts.flatMap((part) => part.threads);
  const byId = new Map(threads.map((thread) => [thread.id, thread.id === wanted?.id ? wanted : thread]));
  return [...byId.values()];
}

/** Shows active threads, or resolved ones if a link leads to one, until the user chooses. */
function useShownState(wanted: ContentThread | null | undefined, wantedId: number | undefined) {
  const [choice, setChoice] = useState<{ shown: ThreadState; wantedId: number | undefined }>();
  const isChosen = choice !== undefined && choice.wantedId === wantedId;
  const shown: ThreadState = isChosen ? choice.shown : wanted?.isResolved ? 'resolved' : 'active';
  return [shown, (next: ThreadState) => setChoice({ shown: next, wantedId })] as const;
}
