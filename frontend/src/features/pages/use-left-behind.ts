import type { Page } from '@touchline/contract';
import { useState } from 'react';
import { useUser } from '../../shared/session';
import { keptDrafts } from './kept-draft';
import type { PageValues } from './page-draft';
import { findLeftBehind } from './use-page-draft';

/** Unsaved work of an earlier visit, offered back once. */
export function useLeftBehind(page: Page, onRestore: (values: PageValues) => void) {
  const user = useUser();
  const [found, setFound] = useState(() => findLeftBehind(user.id, page));
  return {
    found: found !== undefined,
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
