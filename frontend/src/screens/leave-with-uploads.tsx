import { mediaTexts } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';

interface LeaveWithUploadsProps {
  blocker: Blocker;
  isUploading: () => boolean;
  /** What guards the text on the way out. */
  children: ReactNode;
}

/** Asks before files on their way are left behind; only then it is about the text. */
export function LeaveWithUploads({ blocker, isUploading, children }: LeaveWithUploadsProps) {
  const [agreed, setAgreed] = useState<Blocker['location']>();
  const isAsking = blocker.state === 'blocked' && agreed !== blocker.location && isUploading();
  return (
    <>
      <ConfirmDialog
        title={mediaTexts.leaveTitle}
        body={mediaTexts.leaveLead}
        confirmLabel={mediaTexts.leave}
        cancelLabel={mediaTexts.stay}
        isOpen={isAsking}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        onConfirm={() => setAgreed(blocker.location)}
      />
      {!isAsking && children}
    </>
  );
}
