import { commentTexts, type Comment } from '@touchline/contract';
import { Stack, Text, ThreadItem } from '@touchline/ui-kit';
import { useState } from 'react';
import { CommentActions } from './comment-actions';
import { CommentForm, editWords, replyWords } from './comment-form';
import { authorOf, CommentHead } from './comment-head';
import type { DiscussionCalls } from './comment-queries';
import type { CommentPermissions } from './comment-permissions';

interface CommentItemProps {
  comment: Comment;
  calls: DiscussionCalls;
  permissions: CommentPermissions;
  depth?: number;
}

/** A comment with its replies, nested under it. */
export function CommentItem({ comment, calls, permissions, depth = 0 }: CommentItemProps) {
  const [mode, setMode] = useState<'reading' | 'editing' | 'replying'>('reading');
  const { create, edit } = calls;
  const close = () => setMode('reading');
  const reply = (content: string) =>
    create.mutate(
      { content, parentId: comment.id, teamId: comment.teamId, isResolved: false },
      { onSuccess: close },
    );
  const change = (content: string) => edit.mutate({ id: comment.id, content }, { onSuccess: close });

  return (
    <ThreadItem depth={depth} label={authorOf(comment)}>
      <Stack gap="8">
        <CommentHead comment={comment} />
        {mode === 'editing' ? (
          <CommentForm
            {...editWords}
            initial={comment.content}
            isPending={edit.isPending}
            onSubmit={change}
            onCancel={close}
          />
        ) : (
          <Text preserveLines tone={comment.isDeleted ? 'muted' : 'default'}>
            {comment.isDeleted ? commentTexts.deleted : comment.content}
          </Text>
        )}
        {!comment.isDeleted && mode !== 'editing' && (
          <CommentActions
            comment={comment}
            calls={calls}
            permissions={permissions}
            onReply={() => setMode('replying')}
            onEdit={() => setMode('editing')}
          />
        )}
        {mode === 'replying' && (
          <CommentForm
            {...replyWords}
            isPending={create.isPending}
            failure={create.isError ? commentTexts.createFailed : undefined}
            onSubmit={reply}
            onCancel={close}
          />
        )}
        {comment.replies.map((each) => (
          <CommentItem
            key={each.id}
            comment={each}
            calls={calls}
            permissions={permissions}
            depth={depth + 1}
          />
        ))}
      </Stack>
    </ThreadItem>
  );
}
