import { appTexts, playTexts, type Play } from '@touchline/contract';
import {
  CheckIcon,
  ConfirmDialog,
  EditIcon,
  IconButton,
  Inline,
  LinkIcon,
  TrashIcon,
  Button,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useCopyLink } from '../../shared/hooks/use-copy-link';
import { useDeletePlay } from './play-queries';
import { PlayStar } from './play-star';

interface PlayActionsProps {
  play: Play;
  /** Opens the editor; only for users who may edit. */
  onEdit?: () => void;
  onDeleted: () => void;
}

/** Star and link for all users, edit and delete for editors. */
export function PlayActions({ play, onEdit, onDeleted }: PlayActionsProps) {
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
          <PlayDeletion play={play} onDeleted={onDeleted} />
          <Button icon={EditIcon} onPress={onEdit}>
            {playTexts.edit}
          </Button>
        </>
      )}
    </Inline>
  );
}

/** Confirms the deletion of a play. */
function PlayDeletion({ play, onDeleted }: Pick<PlayActionsProps, 'play' | 'onDeleted'>) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePlay(play);
  return (
    <>
      <IconButton label={playTexts.delete} icon={TrashIcon} tone="quiet" onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={playTexts.delete}
        body={playTexts.confirmDelete}
        confirmLabel={appTexts.delete}
        cancelLabel={appTexts.cancel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      />
    </>
  );
}
