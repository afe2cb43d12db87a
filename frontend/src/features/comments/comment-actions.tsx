import { appTexts, commentTexts, type Comment } from '@touchline/contract';
import { Button, ConfirmDialog, Inline } from '@touchline/ui-kit';
import { useState } from 'react';
import type { CommentPermissions } from './comment-permissions';
import type { DiscussionCalls } from './comment-queries';

interface CommentActionsProps {
  comment: Comment;
  calls: DiscussionCalls;
  permissions: CommentPermissions;
  onReply: () => void;
  onEdit: () => void;
}

/** The quiet row under a comment: only what this person may do. */
export function CommentActions({ comment, calls, permissions, onReply, onEdit }: CommentActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { resolve, remove } = calls;
  const action = (label: string, onPress: () => void) => (
    <Button key={label} size="small" tone="quiet" onPress={onPress}>
      {label}
    </Button>
  );

  return (
    <Inline gap="4" wrap>
      {permissions.canWrite && action(commentTexts.reply, onReply)}
      {permissions.canResolve(comment) &&
        action(comment.isResolved ? commentTexts.reopen : commentTexts.resolve, () =>
          resolve.mutate({ id: comment.id, isResolved: !comment.isResolved }),
        )}
      {permissions.canEdit(comment) && action(commentTexts.edit, onEdit)}
      {permissions.canDelete(comment) && action(commentTexts.delete, () => setAsking(true))}
      <ConfirmDialog
        title={commentTexts.deleteTitle}
        body={commentTexts.deleteLead}
        confirmLabel={appTexts.delete}
        cancelLabel={appTexts.cancel}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => remove.mutate(comment.id)}
      />
    </Inline>
  );
}
