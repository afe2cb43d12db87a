import { limits, pageRules, pageTexts, type Page } from '@touchline/contract';
import { useEffect, useReducer, useRef } from 'react';
import { isStatus, serverMessage, ApiError } from '../../shared/api-error';
import { useUser } from '../../shared/session';
import { keptDrafts } from './kept-draft';
import { draftAfter, isUnsaved, openDraft, type PageDraft, type PageValues } from './page-draft';
import { useSavePage } from './page-queries';

/** What the draft asks of the editor: its text as it stands this moment. */
type ReadContent = () => string;

/**
 * A page being edited, saved three seconds after the last change, on request, and before leaving. Unsaved work is kept
 * in the browser as well.
 */
export function usePageDraft(page: Page, readContent: ReadContent) {
  const [draft, dispatch] = useReducer(draftAfter, page, openDraft);
  const user = useUser();
  const { mutateAsync } = useSavePage(page);

  const save = async (): Promise<boolean> => {
    const values = { ...draft.values, content: readContent() };
    const current = draftAfter(draft, { type: 'edited', values });
    dispatch({ type: 'edited', values });
    if (!isUnsaved(current)) return true;
    if (current.save.state === 'saving' || current.save.state === 'conflict') return false;
    if (pageRules.pageTitle(values.title)) return false;
    dispatch({ type: 'sent' });
    try {
      dispatch({ type: 'saved', page: await mutateAsync({ ...values, version: current.saved.version }) });
      return true;
    } catch (error) {
      dispatch(failureOf(error));
      return false;
    }
  };

  useKeptDraft(draft, user.id);
  useAutosave(draft, save);
  return { draft, dispatch, save };
}

function failureOf(error: unknown) {
  if (isStatus(error, 409) && error instanceof ApiError) {
    const { page } = error.body as unknown as { page: Page };
    return { type: 'conflicted', theirs: page } as const;
  }
  return { type: 'failed', message: serverMessage(error) ?? pageTexts.saveFailed } as const;
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

function useKeptDraft(draft: PageDraft, userId: number): void {
  const { id } = draft.saved;
  const isOpen = isUnsaved(draft);
  const { values } = draft;
  useEffect(() => {
    if (isOpen) keptDrafts.keep(userId, id, values);
    else keptDrafts.forget(userId, id);
  }, [isOpen, values, userId, id]);
}

/** The latest of something, for timers and listeners that outlive a render. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Unsaved work of an earlier visit that the server never got. */
export function findLeftBehind(userId: number, page: Page): PageValues | undefined {
  const kept = keptDrafts.find(userId, page.id);
  return kept && isUnsaved({ ...openDraft(page), values: kept }) ? kept : undefined;
}
