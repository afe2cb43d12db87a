import { skipToken, useQuery } from '@tanstack/react-query';
import { appTexts, binTexts, fileDeletionTexts, mediaTexts, type MediaFile } from '@touchline/contract';
import { ConfirmDialog, dismissToast, toast } from '@touchline/ui-kit';
import { afterSuccess } from '../../shared/api/after-success';
import { useDeleteFile, usesQuery } from './media-queries';
import { useRestoreFile } from './restore-file';

interface DeleteFileProps {
  teamId: number;
  /** The file to confirm; undefined while the dialog is closed. */
  file: MediaFile | undefined;
  onClose: () => void;
}

/** Confirms the deletion of a file, says where it is shown, and offers to undo it. */
export function DeleteFile({ teamId, file, onClose }: DeleteFileProps) {
  const remove = useDeleteFile(teamId);
  const restore = useRestoreFile(teamId);
  const query = usesQuery(teamId, file?.id ?? 0);
  const uses = useQuery({ ...query, queryFn: file ? query.queryFn : skipToken });
  const shownIn = uses.data && fileDeletionTexts.shownIn(uses.data);
  const offerUndo = ({ id }: MediaFile) => {
    const shown = toast({
      title: mediaTexts.deleted,
      tone: 'success',
      action: {
        label: binTexts.undo,
        onPress: () => {
          dismissToast(shown);
          restore.mutate(id);
        },
      },
    });
  };
  const confirm = (deleted: MediaFile) =>
    afterSuccess(remove.mutateAsync(deleted).finally(onClose), () => offerUndo(deleted));
  return (
    <ConfirmDialog
      title={mediaTexts.deleteTitle}
      body={mediaTexts.confirmDelete}
      detail={[shownIn, binTexts.question].filter(Boolean).join(' ')}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      isOpen={file !== undefined && !uses.isLoading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={remove.isPending}
      onConfirm={() => file && confirm(file)}
    />
  );
}
