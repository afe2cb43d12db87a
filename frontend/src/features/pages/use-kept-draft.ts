import { useEffect, useState } from 'react';
import { newBlockId } from '@touchline/content';
import { useUser } from '../../shared/session';
import { DraftKeeper } from './draft-keeper';
import { holdTab, type DraftPlace, type KeptDraft } from './draft-store';
import { isUnsaved, valuesOf, type PageDraft } from './page-draft';

/** Keeps what is unsaved in the browser and forgets it once it is saved. Answers whether the browser can. */
export function useKeptDraft(draft: PageDraft) {
  const { id: userId } = useUser();
  const [isKeeping, setKeeping] = useState(true);
  const [tab] = useState(newBlockId);
  const pageId = draft.saved.id;
  const [keeper] = useState(() => new DraftKeeper({ userId, pageId, tab }, setKeeping));

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    holdTab(tab, signal);
    // The last moments a page on its way out can count on.
    document.addEventListener('visibilitychange', () => keeper.flush(), { signal });
    window.addEventListener('pagehide', () => keeper.flush(), { signal });
    return () => {
      keeper.flush();
      closing.abort();
    };
  }, [keeper, tab]);

  useEffect(() => {
    if (isUnsaved(draft)) keeper.keep(keptOf(draft));
    else keeper.forget();
  }, [draft, keeper]);

  return {
    isKeeping,
    adopt: (place: DraftPlace) => keeper.adopt(place),
    forget: () => keeper.forget(),
  };
}

function keptOf({ saved, values, save }: PageDraft): KeptDraft {
  const sent = save.state === 'saving' ? save.sent : undefined;
  return { values, base: valuesOf(saved), version: saved.version, sent, at: Date.now() };
}
