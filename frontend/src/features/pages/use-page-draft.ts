import { limits, pageRules, pageTexts, type Page } from '@touchline/contract';
import { useEffect, useRef, useState } from 'react';
import { conflictingPage, serverMessage } from '../../shared/api-error';
import { useUser } from '../../shared/session';
import { useLatest } from '../../shared/use-latest';
import { keptDrafts } from './kept-draft';
import { draftAfter, isUnsaved, openDraft, type DraftEvent, type PageDraft } from './page-draft';
import { useSavePage } from './page-queries';

/** What the draft asks of the editor: its text as it stands this moment, or what is known while there is no editor. */
type ReadContent = (known: string) => string;

/**
 * A page being edited, saved three seconds after the last change, on request, and before leaving. Unsaved work is kept
 * in the browser as well. `save` answers whether everything is on the server.
 */
export function usePageDraft(page: Page, readContent: ReadContent) {
  const { draft, latest, dispatch } = useDraft(page);
  const { mutateAsync } = useSavePage(page);
  const underway = useRef<Promise<DraftEvent>>(undefined);

  const save = async (): Promise<boolean> => {
    await underway.current;
    dispatch({ type: 'edited', values: { content: readContent(latest.current.values.content) } });
    const { values, saved, save: saving } = latest.current;
    if (!isUnsaved(latest.current)) return true;
    if (saving.state === 'conflict' || pageRules.pageTitle(values.title)) return false;
    dispatch({ type: 'sent' });
    underway.current = mutateAsync({ ...values, version: saved.version }).then(asSaved, asFailure);
    const outcome = await underway.current;
    dispatch(outcome);
    return outcome.type === 'saved';
  };

  useKeptDraft(draft);
  useAutosave(draft, save);
  return { draft, dispatch, save };
}

/** The draft, also as it stands between two renders. */
function useDraft(page: Page) {
  const [draft, setDraft] = useState(() => openDraft(page));
  const latest = useRef(draft);
  const dispatch = (event: DraftEvent) => {
    latest.current = draftAfter(latest.current, event);
    setDraft(latest.current);
  };
  return { draft, latest, dispatch };
}

const asSaved = (page: Page): DraftEvent => ({ type: 'saved', page });

function asFailure(error: unknown): DraftEvent {
  const theirs = conflictingPage(error);
  if (theirs) return { type: 'conflicted', theirs };
  return { type: 'failed', message: serverMessage(error) ?? pageTexts.saveFailed };
}

/** Three seconds after the last change, if something differs and no save is under way. */
function useAutosave({ save: { state }, values }: PageDraft, save: () => Promise<boolean>): void {
  const latest = useLatest(save);
  useEffect(() => {
    if (state !== 'dirty') return undefined;
    const timer = setTimeout(() => void latest.current(), limits.autosave);
    return () => clearTimeout(timer);
  }, [state, values, latest]);
}

/** Keeps what is unsaved; forgets it once it is saved, but never what an earlier visit left. */
function useKeptDraft(draft: PageDraft): void {
  const { id: userId } = useUser();
  const isKept = useRef(false);
  useEffect(() => {
    if (isUnsaved(draft)) {
      keptDrafts.keep(userId, draft);
      isKept.current = true;
    } else if (isKept.current) {
      keptDrafts.forget(userId, draft.saved.id);
      isKept.current = false;
    }
  }, [draft, userId]);
}
