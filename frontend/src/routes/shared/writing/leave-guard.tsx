import { savingTexts } from '@touchline/contract';
import { ConfirmDialog } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import type { Blocker } from '../../../shared/navigation/use-blocker';
import { useLatest } from '../../../shared/hooks/use-latest';

/** Saves the page before navigation; asks only if saving fails. */
export function LeaveGuard({ blocker, save }: { blocker: Blocker; save: () => Promise<boolean> }) {
  const [hasFailed, setFailed] = useState(false);
  const isBlocked = blocker.state === 'blocked';
  useSaveOnce(isBlocked, save, (isSaved) => (isSaved ? blocker.proceed?.() : setFailed(true)));

  const answer = (leave: boolean) => {
    setFailed(false);
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      title={savingTexts.leaveTitle}
      body={savingTexts.leaveLead}
      confirmLabel={savingTexts.leave}
      cancelLabel={savingTexts.stay}
      tone="danger"
      isOpen={isBlocked && hasFailed}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      onConfirm={() => answer(true)}
    />
  );
}

/** Saves once for each attempt to leave. */
function useSaveOnce(
  isLeaving: boolean,
  save: () => Promise<boolean>,
  done: (isSaved: boolean) => void,
): void {
  const latest = useLatest({ save, done });
  useEffect(() => {
    if (isLeaving) void latest.current.save().then((isSaved) => latest.current.done(isSaved));
  }, [isLeaving, latest]);
}
