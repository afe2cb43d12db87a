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
import { useCopyLink } from '../../shared/use-copy-link';
import { useDeletePlay } from './play-queries';
import { PlayStar } from './play-star';

interface PlayActionsProps {
  play: Play;
  /** Opens it for editing; only for those who may. */
  onEdit?: () => void;
  onDeleted: () => void;
}

/** Star and link for everybody, editing and deleting for editors. */
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

/** Asks before a play is deleted. */
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
