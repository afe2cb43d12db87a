import { commentTexts, type ContentThread, type ThreadState } from '@touchline/contract';
import { EmptyState, Stack } from '@touchline/ui-kit';
import { useRef } from 'react';
import { ShowMore } from '../../shared/show-more';
import { AnchoredThread, type ThreadAnchors } from './anchored-thread';
import { CommentItem } from './comment-item';
import { useDiscussion } from './discussion-context';
import { holds } from './threads';
import { useGoToComment } from './use-linked-comment';
import { useShownThreads, type ThreadParts } from './use-shown-threads';
import { isAbout, useWaitingComments } from './waiting-comments';
import { WaitingThreads } from './waiting-list';

interface ThreadListProps {
  list: ThreadParts;
  /** Fetched threads. */
  threads: readonly ContentThread[];
  /** The linked thread, if it is not among the fetched ones. */
  separate: ContentThread | undefined;
  shown: ThreadState;
  anchors: ThreadAnchors;
}

/** List of threads, or an empty state. */
export function ThreadList({ list, threads, separate, shown, anchors }: ThreadListProps) {
  const { wantedId, content } = useDiscussion();
  const end = useRef<HTMLDivElement>(null);
  const drawn = useShownThreads(threads, { list, wantedId, end, hasGap: separate !== undefined });
  const isRead = [...threads, ...(separate ? [separate] : [])].some((thread) => holds(thread, wantedId));
  useGoToComment(isRead ? wantedId : undefined);
  const isWaiting = useWaitingComments().some((each) => isAbout(each, content));
  const isEmpty = threads.length === 0 && !separate;
  if (isEmpty && shown === 'resolved') return <EmptyState title={commentTexts.noResolved} />;
  if (isEmpty && !isWaiting)
    return <EmptyState title={commentTexts.noActive} detail={commentTexts.hint[content.kind]} />;
  return (
    <Stack gap="24">
      {shown === 'active' && <WaitingThreads />}
      {drawn.map((thread) => (
        <AnchoredThread key={thread.id} thread={thread} anchors={anchors}>
          <CommentItem comment={thread} />
        </AnchoredThread>
      ))}
      <div ref={end} />
      <ShowMore list={list} label={commentTexts.showMore} />
      {separate && (
        <AnchoredThread thread={separate} anchors={anchors}>
          <CommentItem comment={separate} />
        </AnchoredThread>
      )}
    </Stack>
  );
}
