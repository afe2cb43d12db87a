import { appTexts, mediaTexts, type MediaFile } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import { useDeleteFile } from './media-queries';

interface DeleteFileProps {
  teamId: number;
  /** The file to confirm; undefined while the dialog is closed. */
  file: MediaFile | undefined;
  onClose: () => void;
}

/** Confirms the deletion of a file. */
export function DeleteFile({ teamId, file, onClose }: DeleteFileProps) {
  const remove = useDeleteFile(teamId);
  return (
    <ConfirmDialog
      title={mediaTexts.deleteTitle}
      body={mediaTexts.confirmDelete}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      isOpen={file !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={remove.isPending}
      onConfirm={() => file && remove.mutate(file, { onSettled: onClose })}
    />
  );
}
