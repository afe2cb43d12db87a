import { limits, type Page, type PageChange, pageRules, savingTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { conflictingPage } from '../api/api-error';
import { useLatest } from '../hooks/use-latest';
import type { LocalDraft } from './local-draft-store';
import { hasRescued, mergePage, resolveAs, resolveMerge } from './merge-page';
import { changeOf, draftAfter, isSame, isUnsaved, openDraft, valuesOf } from './page-draft';
import type { DraftEvent, PageDraft, PageValues } from './page-draft';
import { isTransient, toSaveError } from './save-error';
import { useRetry } from './use-retry';

/** Access of the draft to the editor's content. */
export interface EditorContent {
  /** Returns the current content, or `known` while there is no editor. */
  read: (known: string) => string;
  /** Shows merged content, as one undo step. */
  show: (content: string) => void;
}

/**
 * Draft of a page: autosaved after `limits.autosaveDelayMs` (3 s), on request, and before leaving. `save` resolves to true if everything is
 * on the server.
 */
export function usePageDraft(page: Page, editor: EditorContent, send: (change: PageChange) => Promise<Page>) {
  const { draft, latest, dispatch } = useDraft(page);
  const unacknowledged = useRef<PageValues>(undefined);

  const readNow = () =>
    dispatch({ type: 'edited', values: { content: editor.read(latest.current.values.content) } });

  const saveNow = async (): Promise<boolean> => {
    readNow();
    const { values, save: saving } = latest.current;
    if (!isUnsaved(latest.current)) return true;
    if (saving.state === 'conflict' || pageRules.pageTitle(values.title)) return false;
    dispatch({ type: 'sent' });
    const outcome = await send(changeOf(latest.current)).then(asSaved, asFailure);
    if (outcome.type === 'conflicted') return mergeTheirs(outcome.theirs);
    unacknowledged.current = outcome.type === 'failed' && isTransient(outcome.saveError) ? values : undefined;
    if (outcome.type === 'failed' && !latest.current.saveError) toastSaveFailed();
    dispatch(outcome);
    return outcome.type === 'saved';
  };

  /** Merges a version that another user saved first; without a conflict it is saved without asking. */
  const mergeTheirs = async (theirs: Page): Promise<boolean> => {
    await waitForTypingPause(() => latest.current.values);
    readNow();
    const { values: mine, saved } = latest.current;
    // A save without a response may have succeeded: then their version is the one sent here.
    const isOwn = unacknowledged.current !== undefined && isSame(unacknowledged.current, theirs);
    const merge = mergePage({ base: isOwn ? valuesOf(theirs) : valuesOf(saved), mine, theirs });
    const values = resolveMerge(merge);
    if (!values) {
      dispatch({ type: 'conflicted', theirs });
      return false;
    }
    applyMerge({ theirs, values });
    unacknowledged.current = undefined;
    if (!isOwn) toastMerged(hasRescued(merge), () => undoMerge(values, mine));
    return saveNow();
  };

  /** Removes their changes again; keeps what was typed since. */
  const undoMerge = (merged: PageValues, mine: PageValues) => {
    readNow();
    const sides = { base: merged, mine: latest.current.values, theirs: mine };
    applyMerge({ theirs: latest.current.saved, values: resolveAs(mergePage(sides), 'mine') });
  };

  /** Applies merged values to the draft and, without moving the caret, to the editor. */
  const applyMerge = ({ theirs, values }: { theirs: Page; values: PageValues }) => {
    if (values.content !== latest.current.values.content) editor.show(values.content);
    dispatch({ type: 'merged', theirs, values });
  };

  /** Restores a recovered draft as of its base; merges it with what has been typed since. */
  const restore = ({ values, base, version, sent }: LocalDraft) => {
    readNow();
    const { values: begun, saved } = latest.current;
    if (isUnsaved(latest.current)) {
      const merge = mergePage({ base, mine: values, theirs: begun });
      return applyMerge({ theirs: saved, values: resolveAs(merge, 'both') });
    }
    unacknowledged.current = sent;
    dispatch({ type: 'restored', values, base, version });
  };

  const save = useSerialized(saveNow);
  useFollowSavedPage(page, { draft, latest, readNow, dispatch, applyMerge });
  useAutosave(draft, save);
  useRetry(draft, save);
  return { draft, dispatch, save, applyMerge, restore };
}

/** Draft state, with a ref to the current value between renders. */
function useDraft(page: Page) {
  const [draft, setDraft] = useState(() => openDraft(page));
  const latest = useRef(draft);
  const dispatch = (event: DraftEvent) => {
    latest.current = draftAfter(latest.current, event);
    setDraft(latest.current);
  };
  return { draft, latest, dispatch };
}

/** Runs saves one after the other. */
function useSerialized(work: () => Promise<boolean>): () => Promise<boolean> {
  const underway = useRef(Promise.resolve(true));
  return () => {
    underway.current = underway.current.then(work, work);
    return underway.current;
  };
}

type Outcome = Extract<DraftEvent, { type: 'saved' | 'conflicted' | 'failed' }>;

const asSaved = (page: Page): Outcome => ({ type: 'saved', page });

function asFailure(error: unknown): Outcome {
  const theirs = conflictingPage(error);
  return theirs ? { type: 'conflicted', theirs } : { type: 'failed', saveError: toSaveError(error) };
}

/** Waits until nothing was typed for `limits.editingPauseMs` (0.5 s), so that a merge does not interrupt typing. */
async function waitForTypingPause(read: () => PageValues): Promise<void> {
  let before: PageValues;
  do {
    before = read();
    await new Promise((done) => setTimeout(done, limits.editingPauseMs));
  } while (read() !== before);
}

/** Shown once; the banner stays as long as the error does. */
function toastSaveFailed(): void {
  toast({ title: savingTexts.saveFailedTitle, description: savingTexts.saveFailed, tone: 'danger' });
}

function toastMerged(isRescued: boolean, onUndo: () => void): void {
  toast({
    title: savingTexts.merged,
    description: isRescued ? savingTexts.rescuedDetail : savingTexts.mergedDetail,
    action: { label: savingTexts.undo, onPress: onUndo },
  });
}

interface FollowOptions {
  draft: PageDraft;
  latest: RefObject<PageDraft>;
  readNow: () => void;
  dispatch: (event: DraftEvent) => void;
  applyMerge: (theirs: { theirs: Page; values: PageValues }) => void;
}

/** Applies versions saved by other users while nothing is unsaved here; otherwise the next save merges. */
function useFollowSavedPage(
  page: Page,
  { draft, latest, readNow, dispatch, applyMerge }: FollowOptions,
): void {
  const { state } = draft.save;
  const follow = useLatest((theirs: Page) => {
    const { save, saved } = latest.current;
    const isMoved = theirs.version === saved.version && theirs.categoryId !== saved.categoryId;
    if (isMoved && save.state !== 'saving') dispatch({ type: 'moved', categoryId: theirs.categoryId });
    if (save.state !== 'clean' || theirs.version <= saved.version) return;
    readNow();
    if (!isUnsaved(latest.current)) applyMerge({ theirs, values: valuesOf(theirs) });
  });
  useEffect(() => follow.current(page), [page, state, follow]);
}

/** Saves after a debounce of `limits.autosaveDelayMs` (3 s), if anything differs and no save is running. */
function useAutosave({ save: { state }, values }: PageDraft, save: () => Promise<boolean>): void {
  const latest = useLatest(save);
  useEffect(() => {
    if (state !== 'dirty') return undefined;
    const timer = setTimeout(() => void latest.current(), limits.autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [state, values, latest]);
}
