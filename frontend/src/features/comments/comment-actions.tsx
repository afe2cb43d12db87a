import { appTexts, commentAddress, commentTexts, talkTexts, type ContentComment } from '@touchline/contract';
import {
  Button,
  ConfirmDialog,
  EditIcon,
  Inline,
  LinkIcon,
  MenuButton,
  MoreIcon,
  toast,
  TrashIcon,
  type MenuEntry,
} from '@touchline/ui-kit';
import { useState } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { copyLink } from '../../shared/copy-text';
import { authorOf } from './comment-head';
import { useDiscussion } from './discussion-context';
import { Reactions } from './reactions';

interface CommentActionsProps {
  comment: ContentComment;
  onReply: () => void;
  onEdit: () => void;
}

/** Actions below a comment that the user is allowed to take. */
export function CommentActions({ comment, onReply, onEdit }: CommentActionsProps) {
  const { content, calls, permissions, takeFocus } = useDiscussion();
  const [isAsking, setAsking] = useState(false);
  const { resolve, remove } = calls;
  const { id, isResolved } = comment;
  const toggleResolved = () =>
    resolve(
      { id, isResolved: !isResolved },
      {
        onSuccess: () => {
          takeFocus();
          if (!isResolved) sayResolved(() => resolve({ id, isResolved: false }));
        },
      },
    );

  return (
    <Inline gap="4" wrap>
      <Reactions comment={comment} />
      {permissions.canWrite && (
        <Button size="small" tone="quiet" onPress={onReply}>
          {commentTexts.reply}
        </Button>
      )}
      {permissions.canResolve(comment) && (
        <Button size="small" tone="quiet" onPress={toggleResolved}>
          {isResolved ? commentTexts.reopen : commentTexts.resolve}
        </Button>
      )}
      <MenuButton
        label={commentTexts.more(authorOf(comment))}
        icon={MoreIcon}
        isLabelHidden
        size="small"
        items={entriesFor(comment, { ...permissions, content, onEdit, onRemove: () => setAsking(true) })}
      />
      {isAsking && (
        <ConfirmDialog
          title={commentTexts.deleteTitle}
          body={commentTexts.deleteLead}
          confirmLabel={appTexts.delete}
          cancelLabel={appTexts.cancel}
          tone="danger"
          isOpen
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false);
            remove(id, { onSuccess: () => takeFocus() });
          }}
        />
      )}
    </Inline>
  );
}

function sayResolved(onUndo: () => void): void {
  toast({
    title: talkTexts.resolved,
    tone: 'success',
    action: { label: talkTexts.undo, onPress: onUndo },
  });
}

interface Offered {
  content: ContentId;
  canEdit: (comment: ContentComment) => boolean;
  canDelete: (comment: ContentComment) => boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function entriesFor(
  comment: ContentComment,
  { content, canEdit, canDelete, onEdit, onRemove }: Offered,
): MenuEntry[] {
  const url = location.origin + commentAddress(content, comment.id);
  const link = {
    id: 'link',
    label: commentTexts.copyLink,
    icon: LinkIcon,
    onAction: () => void copyLink(url),
  };
  const edit = { id: 'edit', label: commentTexts.edit, icon: EditIcon, onAction: onEdit };
  const remove = {
    id: 'delete',
    label: commentTexts.delete,
    icon: TrashIcon,
    tone: 'danger',
    onAction: onRemove,
  } as const;
  return [link, ...(canEdit(comment) ? [edit] : []), ...(canDelete(comment) ? [remove] : [])];
}
