import { appTexts, binTexts, playTexts, type Play } from '@touchline/contract';
import { ConfirmDialog, dismissToast, toast } from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useDeletePlay, useRestorePlay } from '../../features/plays/play-mutations';
import { addressOfPlay } from '../../features/plays/play-queries';

interface PlayDeletionProps {
  play: Play;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onDeleted: () => void;
}

/** Confirms, deletes the play, returns to the plays of the team, and offers to undo it. */
export function PlayDeletion({ play, isAsking, onAsk, onDeleted }: PlayDeletionProps) {
  const remove = useDeletePlay(play);
  const navigate = useNavigate();
  const restore = useRestorePlay(play.teamId);
  /** Runs after this component is gone, so it waits for the promise instead of a callback of `mutate`. */
  const undo = () =>
    restore.mutateAsync(play.id).then(
      () => void navigate(addressOfPlay(play.id)),
      () => undefined,
    );
  const gone = () => {
    onDeleted();
    void navigate(`/teams/${play.teamId}?tab=plays`);
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
    <ConfirmDialog
      title={playTexts.delete}
      body={playTexts.confirmDelete}
      detail={binTexts.question}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      tone="danger"
      isOpen={isAsking}
      onOpenChange={onAsk}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: gone })}
    />
  );
}
