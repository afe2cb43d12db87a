import { appTexts, binTexts, pageTexts, type Page } from '@touchline/contract';
import { ConfirmDialog, dismissToast, toast } from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useRestorePage } from '../../features/pages/bin-queries';
import { useDeletePage } from '../../features/pages/page-queries';

interface PageDeletionProps {
  page: Page;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onDeleted: () => void;
}

/** Confirms, deletes the page, returns to the team, and offers to undo it. */
export function PageDeletion({ page, isAsking, onAsk, onDeleted }: PageDeletionProps) {
  const remove = useDeletePage(page);
  const navigate = useNavigate();
  const restore = useRestorePage(page.teamId);
  /** Runs after this component is gone, so it waits for the promise instead of a callback of `mutate`. */
  const undo = () =>
    restore.mutateAsync(page.id).then(
      () => void navigate(`/pages/${page.id}`),
      () => undefined,
    );
  const gone = () => {
    onDeleted();
    void navigate(`/teams/${page.teamId}`);
    const shown = toast({
      title: pageTexts.deleted,
      description: pageTexts.deletedDetail,
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
      title={pageTexts.deletePage}
      body={pageTexts.confirmDelete}
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
