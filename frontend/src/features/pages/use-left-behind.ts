import type { Page } from '@touchline/contract';
import { useState } from 'react';
import { useUser } from '../../shared/session';
import { keptDrafts, type KeptDraft } from './kept-draft';
import { isUnsaved, openDraft } from './page-draft';

/** Unsaved work of an earlier visit, offered back once. */
export function useLeftBehind(page: Page, onRestore: (draft: KeptDraft) => void) {
  const user = useUser();
  const [found, setFound] = useState(() => findLeftBehind(user.id, page));
  return {
    isFound: found !== undefined,
    restore: () => {
      if (found) onRestore(found);
      setFound(undefined);
    },
    discard: () => {
      keptDrafts.forget(user.id, page.id);
      setFound(undefined);
    },
  };
}

function findLeftBehind(userId: number, page: Page): KeptDraft | undefined {
  const kept = keptDrafts.find(userId, page.id);
  return kept && isUnsaved({ ...openDraft(page), values: kept.values }) ? kept : undefined;
}
