import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appTexts, binCalls, permanentDeletionTexts as texts, type BinnedItem } from '@touchline/contract';
import { ConfirmDialog, toast } from '@touchline/ui-kit';
import { afterSuccess } from '../../shared/api/after-success';
import { api } from '../../shared/api/api';
import { binQuery } from '../../shared/api/bin-queries';

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
      onConfirm={() => item && afterSuccess(remove.mutateAsync(item), gone)}
    />
  );
}

function useDeletePermanently(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: BinnedItem) => {
      if (kind === 'page') return api(binCalls.removePage, { params: { pageId: id } });
      if (kind === 'play') return api(binCalls.removePlay, { params: { playId: id } });
      return api(binCalls.removeFile, { params: { fileId: id } });
    },
    meta: { failure: texts.failed, unreachable: appTexts.noConnection },
    onSettled: () => queries.invalidateQueries({ queryKey: binQuery(teamId).queryKey }),
  });
}
