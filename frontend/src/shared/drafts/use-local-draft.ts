import type { ContentKind } from '@touchline/contract';
import { useEffect, useState } from 'react';
import { newBlockId } from '@touchline/content';
import { nowMs } from '../clock';
import { useUser } from '../session';
import { LocalDraftWriter } from './local-draft-writer';
import { holdTabLock, type DraftKey, type LocalDraft } from './local-draft-store';
import { isUnsaved, valuesOf, type Draft } from './draft';

/** Stores unsaved work in this browser and removes it once it is saved. `isSavedLocally` is false if the browser refuses to store. */
export function useLocalDraft(draft: Draft, kind: ContentKind) {
  const { id: userId } = useUser();
  const [isSavedLocally, setSavedLocally] = useState(true);
  const [tab] = useState(newBlockId);
  const { id } = draft.saved;
  const [writer] = useState(() => new LocalDraftWriter({ userId, kind, id, tab }, setSavedLocally));

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    holdTabLock(tab, signal);
    // The last events that are guaranteed before a page is closed.
    document.addEventListener('visibilitychange', () => writer.flush(), { signal });
    window.addEventListener('pagehide', () => writer.flush(), { signal });
    return () => {
      writer.flush();
      closing.abort();
    };
  }, [writer, tab]);

  useEffect(() => {
    if (isUnsaved(draft)) writer.save(toLocalDraft(draft));
    else writer.remove();
  }, [draft, writer]);

  return {
    isSavedLocally,
    takeOver: (key: DraftKey) => writer.takeOver(key),
    remove: () => writer.remove(),
  };
}

function toLocalDraft({ saved, values, save }: Draft): LocalDraft {
  const sent = save.state === 'saving' ? save.sent : undefined;
  return { values, base: valuesOf(saved), version: saved.version, sent, at: nowMs() };
}
