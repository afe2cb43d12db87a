import type { ContentKind } from '@touchline/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUser } from '../session';
import { localDraftStore, waitForClosedTab, type RecoverableDraft } from './local-draft-store';
import { mergeContent, resolveMerge } from './merge-content';
import { isSame, type SavedContent } from './draft';

interface RecoveryOptions {
  kind: ContentKind;
  /** The page or play as the server has it. */
  saved: SavedContent;
  onRestore: (draft: RecoverableDraft) => void;
}

/** Offers unsaved drafts of closed tabs one after the other, newest first, also of tabs that close while it is open here. */
export function useRecoverableDrafts({ kind, saved, onRestore }: RecoveryOptions) {
  const user = useUser();
  const [found, setFound] = useState<readonly RecoverableDraft[]>([]);
  const settled = useRef(new Set<string>());
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const drafts = await findRecoverableDrafts(user.id, kind, saved);
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
  }, [user.id, kind, saved.id]);

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
async function findRecoverableDrafts(
  userId: number,
  kind: ContentKind,
  saved: SavedContent,
): Promise<RecoverableDraft[]> {
  const drafts = await localDraftStore.findRecoverable(userId, { kind, id: saved.id }).catch(() => []);
  const known = drafts.filter((draft) => isOnServer(draft, saved));
  for (const { key } of known) void localDraftStore.remove(key);
  return drafts.filter((draft) => !known.includes(draft));
}

/** Returns true if merging the draft would change nothing. */
function isOnServer(
  { values, base }: Pick<RecoverableDraft, 'values' | 'base'>,
  saved: SavedContent,
): boolean {
  if (isSame(values, saved)) return true;
  const merged = resolveMerge(mergeContent({ base, mine: values, theirs: saved }));
  return merged !== undefined && isSame(merged, saved);
}
