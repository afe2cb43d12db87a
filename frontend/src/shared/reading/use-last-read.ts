import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { contentKey, refreshReadStates } from '../api/content-queries';
import { viewsAsPlayer } from '../view-as-player';
import type { ReadContent, ReadKind } from './read-content';

/** A version that was visible for so long counts as read. */
const READ_AFTER_MS = 5000;

/** Reports the version of an open page or play as read, once it was visible for 5 s. */
export function useLastRead(reads: ReadKind, content: ReadContent): void {
  const { id, version, lastReadVersion, teamId } = content;
  const queries = useQueryClient();
  const report = useReportLastRead(reads, id);
  const isRead = (lastReadVersion ?? 0) >= version;
  useEffect(() => {
    if (isRead || viewsAsPlayer) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => report(version), READ_AFTER_MS);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [isRead, version, report]);
  // Runs when it was read, or is left.
  useEffect(
    () => (isRead ? undefined : () => refreshReadStates(queries, reads.kind, teamId)),
    [isRead, queries, reads, teamId],
  );
}

/** Returns a function that reports a version as read. A failure is ignored: the next visit reports again. */
export function useReportLastRead(reads: ReadKind, id: number): (version: number) => void {
  const queries = useQueryClient();
  return useCallback(
    (version) => {
      const keep = () =>
        queries.setQueryData<Pick<ReadContent, 'lastReadVersion'>>(
          contentKey({ kind: reads.kind, id }),
          (content) =>
            content && { ...content, lastReadVersion: Math.max(content.lastReadVersion ?? 0, version) },
        );
      reads.setLastRead(id, version).then(keep, () => undefined);
    },
    [queries, reads, id],
  );
}
