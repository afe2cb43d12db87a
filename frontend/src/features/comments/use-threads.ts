import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CommentThread, ThreadState } from '@touchline/contract';
import { useMemo, useState } from 'react';
import { anchorsQuery, threadQuery, threadsQuery } from './comment-queries';
import { useThreadOrder } from './use-thread-order';

/** The threads of a page as far as they were read, the choice of which and in which order, and how many there are. */
export function useThreads(pageId: number, wantedId: number | undefined) {
  const { data: wanted } = useQuery(threadQuery(pageId, wantedId));
  const [shown, setShown] = useShownState(wanted, wantedId);
  const [order, setOrder] = useThreadOrder();
  const list = useInfiniteQuery(threadsQuery(pageId, { state: shown, order }));
  const { data: counts = none } = useQuery(anchorsQuery(pageId, 'active'));
  useQuery({ ...anchorsQuery(pageId, 'resolved'), enabled: shown === 'resolved' });
  const threads = useMemo(() => joined(list.data?.pages ?? [], wanted), [list.data, wanted]);
  const isApart =
    wanted && wanted.isResolved === (shown === 'resolved') && threads.every(({ id }) => id !== wanted.id);
  return { list, threads, apart: isApart ? wanted : undefined, counts, shown, setShown, order, setOrder };
}

const none = { active: 0, resolved: 0 };

/** Each thread once; the wanted one with the replies that lead to the wanted comment. */
function joined(
  parts: readonly { threads: CommentThread[] }[],
  wanted: CommentThread | null | undefined,
): CommentThread[] {
  const threads = parts.flatMap((part) => part.threads);
  const byId = new Map(threads.map((thread) => [thread.id, thread.id === wanted?.id ? wanted : thread]));
  return [...byId.values()];
}

/** Active or resolved threads: where a link leads to a resolved one, those; until the user chooses. */
function useShownState(wanted: CommentThread | null | undefined, wantedId: number | undefined) {
  const [choice, setChoice] = useState<{ shown: ThreadState; wantedId: number | undefined }>();
  const isChosen = choice !== undefined && choice.wantedId === wantedId;
  const shown: ThreadState = isChosen ? choice.shown : wanted?.isResolved ? 'resolved' : 'active';
  return [shown, (next: ThreadState) => setChoice({ shown: next, wantedId })] as const;
}
