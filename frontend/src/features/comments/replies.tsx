import { useInfiniteQuery } from '@tanstack/react-query';
import { commentTexts, limits, type ContentComment, type ContentThread } from '@touchline/contract';
import { Disclosure, SkeletonText, Stack } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { repliesQuery } from './comment-queries';
import { useDiscussion } from './discussion-context';
import { flatReplies, holds, isShortened, withReplies } from './threads';
import { WaitingReplies } from './waiting-list';

interface RepliesProps {
  comment: ContentComment;
  depth: number;
  draw: (comment: ContentComment) => ReactNode;
  /** Rendered below the replies. */
  children?: ReactNode;
}

/** Replies of a comment. */
export function Replies({ comment, depth, draw, children }: RepliesProps) {
  return (
    <Stack gap="16">
      {draw(comment)}
      <WaitingReplies to={comment.id} depth={depth + 1} />
      {children}
    </Stack>
  );
}

interface ThreadRepliesProps {
  thread: ContentThread;
  draw: (comment: ContentComment) => ReactNode;
}

/** All replies of a thread. Only whole threads can be collapsed; long ones start collapsed. */
export function ThreadReplies({ thread, draw }: ThreadRepliesProps) {
  const { wantedId } = useDiscussion();
  const [chosen, setChosen] = useState<boolean>();
  const [wasShort] = useState(thread.replyCount <= limits.expandedReplies);
  if (thread.replyCount === 0) return <WaitingReplies to={thread.id} depth={1} />;
  return (
    <Disclosure
      label={commentTexts.replies(thread.replyCount)}
      isExpanded={chosen ?? (wasShort || (wantedId !== thread.id && holds(thread, wantedId)))}
      onToggle={setChosen}
    >
      <AllReplies thread={thread} draw={draw} />
    </Disclosure>
  );
}

/** Replies included in the thread, or fetched by cursor if there are more. */
function AllReplies({ thread, draw }: ThreadRepliesProps) {
  const { content } = useDiscussion();
  const isPartly = isShortened(thread);
  const list = useInfiniteQuery({ ...repliesQuery(content, thread.id), enabled: isPartly });
  const last = useLastWhole(thread);
  if (!isPartly) return <Replies comment={thread} depth={0} draw={draw} />;
  const read = list.data?.pages.flatMap(({ replies }) => replies) ?? flatReplies(last);
  return (
    <Replies comment={withReplies(thread, read)} depth={0} draw={draw}>
      {list.isPending && <SkeletonText lines={4} />}
      {list.isLoadingError && <LoadFailed query={list} />}
      <ShowMore list={list} label={commentTexts.showMoreReplies} />
    </Replies>
  );
}

/** Returns the last version of the thread that included all replies: they stay visible until those of the longer thread are fetched. */
function useLastWhole(thread: ContentThread): ContentThread {
  const [last, setLast] = useState(thread);
  if (last !== thread && !isShortened(thread)) setLast(thread);
  return last;
}
