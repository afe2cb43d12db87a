import type { Page } from '@touchline/contract';
import { useEffect, useState } from 'react';
import { useUser } from '../../shared/session';
import { draftStore, type FoundDraft } from './draft-store';
import { mergePage, resolveMerge } from './merge-page';
import { isSame } from './page-draft';

/** Unsaved work of tabs that are gone, offered back one after the other, the newest first. */
export function useLeftBehind(page: Page, onRestore: (draft: FoundDraft) => void) {
  const user = useUser();
  const [found, setFound] = useState<readonly FoundDraft[]>([]);
  const [opened] = useState(page);

  useEffect(() => {
    let isOver = false;
    void findLeftBehind(user.id, opened).then((drafts) => !isOver && setFound(drafts));
    return () => {
      isOver = true;
    };
  }, [user.id, opened]);

  const [first, ...others] = found;
  const settle = () => setFound(others);
  return {
    found: first,
    restore: () => {
      if (first) onRestore(first);
      settle();
    },
    discard: () => {
      if (first) void draftStore.forget(first.place);
      settle();
    },
  };
}

/** What the server already has is forgotten and not offered. A browser that keeps nothing has nothing to offer. */
async function findLeftBehind(userId: number, page: Page): Promise<FoundDraft[]> {
  const drafts = await draftStore.leftBehind(userId, page.id).catch(() => []);
  const known = drafts.filter((draft) => isOnServer(draft, page));
  for (const { place } of known) void draftStore.forget(place);
  return drafts.filter((draft) => !known.includes(draft));
}

/** Whether bringing it into the page would change nothing. */
function isOnServer({ values, base }: Pick<FoundDraft, 'values' | 'base'>, page: Page): boolean {
  if (isSame(values, page)) return true;
  const merged = resolveMerge(mergePage({ base, mine: values, theirs: page }));
  return merged !== undefined && isSame(merged, page);
}
