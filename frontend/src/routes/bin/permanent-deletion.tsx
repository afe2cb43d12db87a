import { appTexts, permanentDeletionTexts as texts, type BinnedItem } from '@touchline/contract';
import { ConfirmDialog, toast } from '@touchline/ui-kit';
import { useDeletePermanently } from './bin-mutations';

interface PermanentDeletionProps {
  teamId: number;
  /** The item to confirm; undefined while the dialog is closed. */
  item: BinnedItem | undefined;
  onClose: () => void;
}

/** Confirms the permanent deletion of an item in the bin. */
export function PermanentDeletion({ teamId, item, onClose }: PermanentDeletionProps) {
  const remove = useDeletePermanently(teamId);
  const gone = () => {
    onClose();
    if (item) toast({ title: texts.deleted(item.title), tone: 'success' });
  };
  return (
    <ConfirmDialog
      title={texts.title}
      body={texts.question(item?.title ?? '')}
      detail={texts.detail}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      isOpen={item !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={remove.isPending}
      onConfirm={() => item && remove.mutate(item, { onSuccess: gone })}
    />
  );
}
