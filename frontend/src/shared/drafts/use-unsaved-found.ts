import { useEffect, useEffectEvent } from 'react';
import type { ContentId } from '../api/content-queries';
import { useUser } from '../session';
import { localDraftStore } from './local-draft-store';

/** Calls `onFound` if this browser has unsaved work on a page or play that is opened for reading. */
export function useUnsavedFound({ kind, id }: ContentId, onFound: (() => void) | undefined): void {
  const { id: userId } = useUser();
  const report = useEffectEvent(() => onFound?.());
  useEffect(() => {
    localDraftStore.findRecoverable(userId, { kind, id }).then(
      (found) => found.length > 0 && report(),
      () => undefined,
    );
  }, [userId, kind, id]);
}
