import { mediaTexts } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import { useState } from 'react';
import type { Blocker } from '../../../shared/navigation/use-blocker';
import { LeaveGuard } from './leave-guard';

interface LeaveWithUploadsProps {
  blocker: Blocker;
  isUploading: () => boolean;
  save: () => Promise<boolean>;
}

/** Asks before running uploads are cancelled by navigation, and then guards the text. */
export function LeaveWithUploads({ blocker, isUploading, save }: LeaveWithUploadsProps) {
  const [agreed, setAgreed] = useState<Blocker['to']>();
  const isAsking = blocker.state === 'blocked' && agreed !== blocker.to && isUploading();
  return (
    <>
      <ConfirmDialog
        title={mediaTexts.leaveTitle}
        body={mediaTexts.leaveLead}
        confirmLabel={mediaTexts.leave}
        cancelLabel={mediaTexts.stay}
        isOpen={isAsking}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        onConfirm={() => setAgreed(blocker.to)}
      />
      {!isAsking && <LeaveGuard blocker={blocker} save={save} />}
    </>
  );
}
