import { commentTexts, type Comment } from '@touchline/contract';
import { Disclosure, Stack } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { useDiscussion } from './discussion-context';
import { countReplies, holds } from './threads';
import { WaitingReplies } from './waiting-list';

/** Threads with more replies than this begin folded. */
const unfolded = 8;

interface RepliesProps {
  comment: Comment;
  depth: number;
  /** The replies, drawn. */
  children: ReactNode;
}

/** What was answered. Only a thread as a whole can be folded. */
export function Replies({ comment, depth, children }: RepliesProps) {
  const waiting = <WaitingReplies to={comment.id} depth={depth + 1} />;
  if (comment.replies.length === 0) return waiting;
  const list = (
    <Stack gap="16">
      {children}
      {waiting}
    </Stack>
  );
  return depth === 0 ? <Foldable thread={comment}>{list}</Foldable> : list;
}

function Foldable({ thread, children }: { thread: Comment; children: ReactNode }) {
  const { wantedId } = useDiscussion();
  const [chosen, setChosen] = useState<boolean>();
  const count = countReplies(thread);
  const leadsHere = wantedId !== undefined && holds(thread, wantedId);
  return (
    <Disclosure
      label={commentTexts.replies(count)}
      isExpanded={chosen ?? (count <= unfolded || leadsHere)}
      onToggle={setChosen}
    >
      {children}
    </Disclosure>
  );
}
