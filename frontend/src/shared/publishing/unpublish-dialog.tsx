import { appTexts, publishingTexts as texts } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import type { ContentId } from '../api/content-queries';
import { useUnpublish } from './publish-queries';

interface UnpublishDialogProps {
  content: ContentId;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Confirms before a page or play becomes a draft again. */
export function UnpublishDialog({ content, isOpen, onOpenChange }: UnpublishDialogProps) {
  const { mutate, isPending } = useUnpublish(content);
  return (
    <ConfirmDialog
      title={texts.of[content.kind].unpublishTitle}
      body={texts.unpublishLead}
      detail={texts.of[content.kind].unpublishStays}
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
