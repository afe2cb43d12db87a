import { limits, type ContentKind, type SavingTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest';
import type { LocalDraft } from './local-draft-store';
import { hasRescued, mergeContent, resolveAs, resolveMerge } from './merge-content';
import { changeOf, draftAfter, isSame, isUnsaved, openDraft, valuesOf } from './draft';
import type { ContentChange, ContentValues, Draft, DraftEvent, SavedContent } from './draft';
import { isTransient, toSaveError, type SaveError } from './save-error';
import { useRetry } from './use-retry';

/** Access of the draft to the editor's content. */
export interface EditorContent {
  /** Returns the current content, or `known` while there is no editor. */
  read: (known: string) => string;
  /** Shows merged content, as one undo step. */
  show: (content: string) => void;
}

/** A kind of content with a draft: how its values are checked and saved. */
export interface DraftedKind {
  kind: ContentKind;
  /** Returns why the values cannot be saved. */
  problemOf: (values: ContentValues) => string | undefined;
  send: (change: ContentChange) => Promise<SavedContent>;
  /** Returns the page or play that another user has saved, if that is the reason of the error. */
  conflictOf: (error: unknown) => SavedContent | undefined;
  texts: SavingTexts;
  /** Autosave waits, such as while a board is drawn: its changes are kept in this browser, and saved as one. */
  isHeld?: boolean;
}

/**
 * Draft of a page or play: autosaved after `limits.autosaveDelayMs` (3 s), on request, and before leaving. `save` resolves to true if everything is
 * on the server.
 */
export function useDraft(
  content: SavedContent,
  editor: EditorContent,
  { problemOf, send, conflictOf, texts, isHeld = false }: DraftedKind,
) {
  const { draft, latest, dispatch } = useDraftState(content);
  const unacknowledged = useRef<ContentValues>(undefined);

  const readNow = () =>
    dispatch({ type: 'edited', values: { content: editor.read(latest.current.values.content) } });

  const saveNow = async (): Promise<boolean> => {
    readNow();
    const { values, save: saving } = latest.current;
    if (!isUnsaved(latest.current)) return true;
    if (saving.state === 'conflict' || problemOf(values)) return false;
    dispatch({ type: 'sent' });
    const outcome = await send(changeOf(latest.current)).then(asSaved, (error: unknown) => {
      const theirs = conflictOf(error);
      return theirs ? asConflict(theirs) : asFailure(toSaveError(error, texts));
    });
    if (outcome.type === 'conflicted') return mergeTheirs(outcome.theirs);
    unacknowledged.current = outcome.type === 'failed' && isTransient(outcome.saveError) ? values : undefined;
    if (outcome.type === 'failed' && !latest.current.saveError) toastSaveFailed(texts);
    dispatch(outcome);
    return outcome.type === 'saved';
  };

  /** Merges a version that another user saved first; without a conflict it is saved without asking. */
  const mergeTheirs = async (theirs: SavedContent): Promise<boolean> => {
    await waitForTypingPause(() => latest.current.values);
    readNow();
    const { values: mine, saved } = latest.current;
    // A save without a response may have succeeded: then their version is the one sent here.
    const isOwn = unacknowledged.current !== undefined && isSame(unacknowledged.current, theirs);
    const merge = mergeContent({ base: isOwn ? valuesOf(theirs) : valuesOf(saved), mine, theirs });
    const values = resolveMerge(merge);
    if (!values) {
      dispatch({ type: 'conflicted', theirs });
      return false;
    }
    applyMerge({ theirs, values });
    unacknowledged.current = undefined;
    if (!isOwn) toastMerged(texts, hasRescued(merge), () => undoMerge(values, mine));
    return saveNow();
  };

  /** Removes their changes again; keeps what was typed since. */
  const undoMerge = (merged: ContentValues, mine: ContentValues) => {
    readNow();
    const sides = { base: merged, mine: latest.current.values, theirs: mine };
    applyMerge({ theirs: latest.current.saved, values: resolveAs(mergeContent(sides), 'mine') });
  };

  /** Applies merged values to the draft and, without moving the caret, to the editor. */
  const applyMerge = ({ theirs, values }: { theirs: SavedContent; values: ContentValues }) => {
    if (values.content !== latest.current.values.content) editor.show(values.content);
    dispatch({ type: 'merged', theirs, values });
  };

  /** Restores a recovered draft as of its base; merges it with what has been typed since. */
  const restore = ({ values, base, version, sent }: LocalDraft) => {
    readNow();
    const { values: begun, saved } = latest.current;
    if (isUnsaved(latest.current)) {
      const merge = mergeContent({ base, mine: values, theirs: begun });
      return applyMerge({ theirs: saved, values: resolveAs(merge, 'both') });
    }
    unacknowledged.current = sent;
    dispatch({ type: 'restored', values, base, version });
  };

  const save = useSerialized(saveNow);
  useFollowSaved(content, { draft, latest, readNow, dispatch, applyMerge });
  useAutosave(draft, save, isHeld);
  useRetry(draft, save);
  return { draft, dispatch, save, applyMerge, restore };
}

/** Draft state, with a ref to the current value between renders. */
function useDraftState(content: SavedContent) {
  const [draft, setDraft] = useState(() => openDraft(content));
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

const asSaved = (stored: SavedContent): Outcome => ({ type: 'saved', stored });
const asConflict = (theirs: SavedContent): Outcome => ({ type: 'conflicted', theirs });
const asFailure = (saveError: SaveError): Outcome => ({ type: 'failed', saveError });

/** Waits until nothing was typed for `limits.editingPauseMs` (0.5 s), so that a merge does not interrupt typing. */
async function waitForTypingPause(read: () => ContentValues): Promise<void> {
  let before: ContentValues;
  do {
    before = read();
    await new Promise((done) => setTimeout(done, limits.editingPauseMs));
  } while (read() !== before);
}

/** Shown once; the banner stays as long as the error does. */
function toastSaveFailed(texts: SavingTexts): void {
  toast({ title: texts.saveFailedTitle, description: texts.saveFailed, tone: 'danger' });
}

function toastMerged(texts: SavingTexts, isRescued: boolean, onUndo: () => void): void {
  toast({
    title: texts.merged,
    description: isRescued ? texts.rescuedDetail : texts.mergedDetail,
    action: { label: texts.undo, onPress: onUndo },
  });
}

interface FollowOptions {
  draft: Draft;
  latest: RefObject<Draft>;
  readNow: () => void;
  dispatch: (event: DraftEvent) => void;
  applyMerge: (theirs: { theirs: SavedContent; values: ContentValues }) => void;
}

/** Applies versions saved by other users while nothing is unsaved here; otherwise the next save merges. */
function useFollowSaved(
  content: SavedContent,
  { draft, latest, readNow, dispatch, applyMerge }: FollowOptions,
): void {
  const { state } = draft.save;
  const follow = useLatest((theirs: SavedContent) => {
    const { save, saved } = latest.current;
    const isMoved = theirs.version === saved.version && theirs.categoryId !== saved.categoryId;
    if (isMoved && save.state !== 'saving') dispatch({ type: 'moved', categoryId: theirs.categoryId });
    if (save.state !== 'clean' || theirs.version <= saved.version) return;
    readNow();
    if (!isUnsaved(latest.current)) applyMerge({ theirs, values: valuesOf(theirs) });
  });
  useEffect(() => follow.current(content), [content, state, follow]);
}

/** Saves after a debounce of `limits.autosaveDelayMs` (3 s), if anything differs and no save is running. */
function useAutosave(
  { save: { state }, values }: Draft,
  save: () => Promise<boolean>,
  isHeld: boolean,
): void {
  const latest = useLatest(save);
  useEffect(() => {
    if (state !== 'dirty' || isHeld) return undefined;
    const timer = setTimeout(() => void latest.current(), limits.autosaveDelayMs);
    return () => clearTimeout(timer);
  }, [state, values, isHeld, latest]);
}
