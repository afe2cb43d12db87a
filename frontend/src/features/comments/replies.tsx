import { commentTexts, type Comment } from '@touchline/contract';
import { Disclosure, Stack } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { CommentItem } from './comment-item';
import { useDiscussion } from './discussion-context';
import { countReplies, holds } from './threads';
import { WaitingReplies } from './waiting-list';

/** Threads with more replies than this begin folded. */
const unfolded = 8;

interface RepliesProps {
  comment: Comment;
  depth: number;
}

/** What was answered. Only a thread as a whole can be folded. */
export function Replies({ comment, depth }: RepliesProps) {
  const list = (
    <Stack gap="16">
      {comment.replies.map((reply) => (
        <CommentItem key={reply.id} comment={reply} depth={depth + 1} />
      ))}
      <WaitingReplies to={comment.id} depth={depth + 1} />
    </Stack>
  );
  if (comment.replies.length === 0) return <WaitingReplies to={comment.id} depth={depth + 1} />;
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
