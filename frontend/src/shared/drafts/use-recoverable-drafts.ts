import type { Page } from '@touchline/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUser } from '../session';
import { localDraftStore, waitForClosedTab, type RecoverableDraft } from './local-draft-store';
import { mergePage, resolveMerge } from './merge-page';
import { isSame } from './page-draft';

/** Offers unsaved drafts of closed tabs one after the other, newest first, also of tabs that close while the page is open here. */
export function useRecoverableDrafts(page: Page, onRestore: (draft: RecoverableDraft) => void) {
  const user = useUser();
  const [found, setFound] = useState<readonly RecoverableDraft[]>([]);
  const settled = useRef(new Set<string>());
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const drafts = await findRecoverableDrafts(user.id, page);
    if (!signal.aborted) setFound(drafts.filter(({ key }) => !settled.current.has(key.tab)));
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const findAgainAfterEachTab = async () => {
      do await find(signal);
      while (await waitForClosedTab(signal));
    };
    void findAgainAfterEachTab();
    return () => ending.abort();
  }, [user.id, page.id]);

  const [first, ...others] = found;
  const settle = () => {
    if (first) settled.current.add(first.key.tab);
    setFound(others);
  };
  return {
    found: first,
    restore: () => {
      if (first) onRestore(first);
      settle();
    },
    discard: () => {
      if (first) void localDraftStore.remove(first.key);
      settle();
    },
  };
}

/** Removes drafts that the server already has. Returns none if the browser cannot store. */
async function findRecoverableDrafts(userId: number, page: Page): Promise<RecoverableDraft[]> {
  const drafts = await localDraftStore.findRecoverable(userId, page.id).catch(() => []);
  const known = drafts.filter((draft) => isOnServer(draft, page));
  for (const { key } of known) void localDraftStore.remove(key);
  return drafts.filter((draft) => !known.includes(draft));
}

/** Returns true if merging the draft into the page would change nothing. */
function isOnServer({ values, base }: Pick<RecoverableDraft, 'values' | 'base'>, page: Page): boolean {
  if (isSame(values, page)) return true;
  const merged = resolveMerge(mergePage({ base, mine: values, theirs: page }));
  return merged !== undefined && isSame(merged, page);
}
