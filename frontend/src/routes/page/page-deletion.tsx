import { appTexts, pageTexts, type Page } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useDeletePage } from '../../features/pages/page-queries';

interface PageDeletionProps {
  page: Page;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onDeleted: () => void;
}

/** Confirms, deletes the page, and returns to the team. */
export function PageDeletion({ page, isAsking, onAsk, onDeleted }: PageDeletionProps) {
  const remove = useDeletePage(page);
  const navigate = useNavigate();
  const gone = () => {
    onDeleted();
    void navigate(`/teams/${page.teamId}`);
  };
  return (
    <ConfirmDialog
      title={pageTexts.deletePage}
      body={pageTexts.confirmDelete}
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
