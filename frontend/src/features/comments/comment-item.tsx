import { commentTexts, type ContentComment, type ContentThread } from '@touchline/contract';
import { Stack, ThreadItem } from '@touchline/ui-kit';
import { memo, useState } from 'react';
import { CommentActions } from './comment-actions';
import { hasDraft } from './comment-drafts';
import { CommentForm, editWords, replyWords } from './comment-form';
import { authorOf, CommentHead } from './comment-head';
import { CommentText } from './comment-text';
import { useDiscussion } from './discussion-context';
import { Replies, ThreadReplies } from './replies';

interface CommentItemProps {
  /** A thread, or one of its replies. */
  comment: ContentComment | ContentThread;
  depth?: number;
}

type Mode = 'reading' | 'editing' | 'replying';

/** A comment with its replies. */
export const CommentItem = memo(function CommentItem({ comment, depth = 0 }: CommentItemProps) {
  const { linkedId, isBeside } = useDiscussion();
  const { id } = comment;
  const repliesBelow = ({ replies }: ContentComment) =>
    replies.map((reply) => <CommentItem key={reply.id} comment={reply} depth={depth + 1} />);
  return (
    <ThreadItem
      depth={depth}
      label={authorOf(comment)}
      id={isBeside ? undefined : `comment-${id}`}
      isMarked={!isBeside && id === linkedId}
    >
      <Stack gap="12">
        <Stack gap="4">
          <CommentHead comment={comment} />
          {comment.isDeleted ? <CommentText comment={comment} /> : <Contribution comment={comment} />}
        </Stack>
        {'replyCount' in comment ? (
          <ThreadReplies thread={comment} draw={repliesBelow} />
        ) : (
          <Replies comment={comment} draw={repliesBelow} depth={depth} />
        )}
      </Stack>
    </ThreadItem>
  );
});

/** Open forms without words, which drafts do not hold. The discussion is mounted again when the editor replaces the text. */
const openForms = new Map<string, Mode>();

/** Text of a comment with its actions. Restores an edit or reply that was begun before a reload. */
function Contribution({ comment }: { comment: ContentComment }) {
  const { calls, send, content, userId } = useDiscussion();
  const { id } = comment;
  const form = `${content.kind}-${content.id}-${id}`;
  const [mode, show] = useState<Mode>(() => {
    if (hasDraft(userId, content, `edit-${id}`)) return 'editing';
    return hasDraft(userId, content, `reply-${id}`) ? 'replying' : (openForms.get(form) ?? 'reading');
  });
  const setMode = (next: Mode) => {
    if (next === 'reading') openForms.delete(form);
    else openForms.set(form, next);
    show(next);
  };
  const close = () => setMode('reading');
  const edit = async (text: string) => {
    await calls.edit({ id, content: text });
    close();
  };
  const reply = async (text: string) => {
    await send({ content: text, parentId: id });
    close();
  };

  if (mode === 'editing') {
    return (
      <CommentForm
        {...editWords}
        draftKey={`edit-${id}`}
        initial={comment.content}
        onSubmit={edit}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <CommentText comment={comment} />
      <CommentActions
        comment={comment}
        onReply={() => setMode('replying')}
        onEdit={() => setMode('editing')}
      />
      {mode === 'replying' && (
        <CommentForm
          {...replyWords}
          draftKey={`reply-${id}`}
          failure={commentTexts.createFailed}
          onSubmit={reply}
          onCancel={close}
        />
      )}
    </>
  );
}
