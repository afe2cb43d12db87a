import { useQueryClient } from '@tanstack/react-query';
import { pageCalls, type Page } from '@touchline/contract';
import { useCallback, useEffect } from 'react';
import { api } from '../../shared/api/api';
import { pageQuery } from './page-queries';

/** A version that was visible for so long counts as read. */
const READ_AFTER_MS = 5000;

/** Reports the version of an open page as read, once it was visible for 5 s. */
export function useLastRead({ id, version, lastReadVersion }: Page): void {
  const report = useReportLastRead(id);
  const isRead = (lastReadVersion ?? 0) >= version;
  useEffect(() => {
    if (isRead) return undefined;
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
}

/** Returns a function that reports a version as read. A failure is ignored: the next visit reports again. */
export function useReportLastRead(pageId: number): (version: number) => void {
  const queries = useQueryClient();
  return useCallback(
    (version) => {
      const keep = () =>
        queries.setQueryData(
          pageQuery(pageId).queryKey,
          (page) => page && { ...page, lastReadVersion: Math.max(page.lastReadVersion ?? 0, version) },
        );
      api(pageCalls.setLastRead, { params: { pageId }, body: { version } }).then(keep, () => undefined);
    },
    [queries, pageId],
  );
}
