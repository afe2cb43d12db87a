import { appTexts, publishingTexts as texts, type Page } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import { useUnpublishPage } from './publish-queries';

interface UnpublishDialogProps {
  page: Page;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms before a page becomes a draft again. */
export function UnpublishDialog({ page, isOpen, onOpenChange }: UnpublishDialogProps) {
  const { mutate, isPending } = useUnpublishPage(page.id);
  return (
    <ConfirmDialog
      title={texts.unpublishTitle}
      body={texts.unpublishLead}
      detail={texts.unpublishStays}
      confirmLabel={texts.unpublish}
      cancelLabel={appTexts.cancel}
      tone="accent"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: () => onOpenChange(false) })}
    />
  );
}
