import { appTexts, historyTexts } from '@touchline/contract';
import { Button, ConfirmDialog, ReopenIcon } from '@touchline/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRestoreVersion } from '../../features/history/history-queries';
import { addressOfContent } from '../../shared/api/address-of-content';
import { afterSuccess } from '../../shared/api/after-success';
import type { ContentId } from '../../shared/api/content-queries';

/** Restores a version after a question, and shows the page or play. */
export function RestoreButton({ content, version }: { content: ContentId; version: number }) {
  const [isAsking, setAsking] = useState(false);
  const restore = useRestoreVersion(content);
  const navigate = useNavigate();
  return (
    <>
      <Button icon={ReopenIcon} onPress={() => setAsking(true)}>
        {historyTexts.restoreVersion}
      </Button>
      <ConfirmDialog
        title={historyTexts.restoreVersionTitle}
        body={historyTexts.of[content.kind].restoreLead}
        confirmLabel={historyTexts.restoreVersionAction}
        cancelLabel={appTexts.cancel}
        tone="accent"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={restore.isPending}
        onConfirm={() =>
          afterSuccess(restore.mutateAsync(version), () => void navigate(addressOfContent(content)))
        }
      />
    </>
  );
}
