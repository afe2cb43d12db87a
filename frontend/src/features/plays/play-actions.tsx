import { appTexts, binTexts, playTexts, type Play } from '@touchline/contract';
import {
  CheckIcon,
  ConfirmDialog,
  dismissToast,
  EditIcon,
  IconButton,
  Inline,
  LinkIcon,
  TrashIcon,
  toast,
  Button,
} from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCopyLink } from '../../shared/hooks/use-copy-link';
import { addressOfPlay, useDeletePlay, useRestorePlay } from './play-queries';
import { PlayStar } from './play-star';

interface PlayActionsProps {
  play: Play;
  /** Opens the editor; only for users who may edit. */
  onEdit?: () => void;
  /** Pins the play for its team; only shown to users who may edit. */
  pin?: ReactNode;
  onDeleted: () => void;
}

/** Star and link for all users, edit and delete for editors. */
export function PlayActions({ play, onEdit, pin, onDeleted }: PlayActionsProps) {
  const url = `${location.origin}/teams/${play.teamId}?play=${play.id}`;
  const { isCopied, copy } = useCopyLink(url);
  return (
    <Inline gap="4" isRigid>
      <PlayStar play={play} />
      <IconButton
        label={playTexts.copyLink}
        icon={isCopied ? CheckIcon : LinkIcon}
        tone="quiet"
        onPress={() => void copy()}
      />
      {onEdit && (
        <>
          {pin}
          <PlayDeletion play={play} onDeleted={onDeleted} />
          <Button icon={EditIcon} onPress={onEdit}>
            {playTexts.edit}
          </Button>
        </>
      )}
    </Inline>
  );
}

/** Confirms the deletion of a play, and offers to undo it. */
function PlayDeletion({ play, onDeleted }: Pick<PlayActionsProps, 'play' | 'onDeleted'>) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePlay(play);
  const navigate = useNavigate();
  const restore = useRestorePlay(play.teamId);
  /** Runs after this component is gone, so it waits for the promise instead of a callback of `mutate`. */
  const undo = () =>
    restore.mutateAsync(play.id).then(
      () => void navigate(addressOfPlay(play.id, play.teamId)),
      () => undefined,
    );
  const gone = () => {
    onDeleted();
    const shown = toast({
      title: playTexts.deleted,
      description: playTexts.deletedDetail,
      tone: 'success',
      action: {
        label: binTexts.undo,
        onPress: () => {
          dismissToast(shown);
          void undo();
        },
      },
    });
  };
  return (
    <>
      <IconButton label={playTexts.delete} icon={TrashIcon} tone="quiet" onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={playTexts.delete}
        body={playTexts.confirmDelete}
        detail={binTexts.question}
        confirmLabel={appTexts.delete}
        cancelLabel={appTexts.cancel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: gone })}
      />
    </>
  );
}
