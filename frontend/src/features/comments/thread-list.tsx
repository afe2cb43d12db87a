import { commentTexts, type Comment } from '@touchline/contract';
import { EmptyState, Stack } from '@touchline/ui-kit';
import { useRef } from 'react';
import { AnchoredThread, type ThreadAnchors } from './anchored-thread';
import { CommentItem } from './comment-item';
import { useDiscussion } from './discussion-context';
import type { Shown } from './discussion-head';
import { useGoToComment } from './use-linked-comment';
import { useShownThreads } from './use-shown-threads';
import { useWaitingComments } from './waiting-comments';
import { WaitingThreads } from './waiting-list';

interface ThreadListProps {
  /** In the order they are read. */
  threads: readonly Comment[];
  shown: Shown;
  anchors: ThreadAnchors;
}

/** The threads, or why there are none. */
export function ThreadList({ threads, shown, anchors }: ThreadListProps) {
  const { wantedId, page } = useDiscussion();
  const end = useRef<HTMLDivElement>(null);
  const { shown: drawn } = useShownThreads(threads, { wantedId, end });
  useGoToComment(wantedId);
  const isWaiting = useWaitingComments().some(({ pageId }) => pageId === page.id);
  if (threads.length === 0 && shown === 'resolved') return <EmptyState title={commentTexts.noResolved} />;
  if (threads.length === 0 && !isWaiting)
    return <EmptyState title={commentTexts.noActive} detail={commentTexts.hint} />;
  return (
    <Stack gap="24">
      {shown === 'active' && <WaitingThreads />}
      {drawn.map((thread) => (
        <AnchoredThread key={thread.id} thread={thread} anchors={anchors}>
          <CommentItem comment={thread} />
        </AnchoredThread>
      ))}
      <div ref={end} />
    </Stack>
  );
}
