import { limits, type Page, pageRules, savingTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { conflictingPage } from '../../shared/api-error';
import { useLatest } from '../../shared/use-latest';
import type { KeptDraft } from './draft-store';
import { hasRescued, mergePage, resolveAs, resolveMerge } from './merge-page';
import { changeOf, draftAfter, isSame, isUnsaved, openDraft, valuesOf } from './page-draft';
import type { DraftEvent, PageDraft, PageValues } from './page-draft';
import { useSavePage } from './page-queries';
import { isPassing, troubleOf } from './save-trouble';
import { useRetry } from './use-retry';

/** What the draft asks of the editor. */
export interface Writing {
  /** The text as it stands this moment, or what is known while there is no editor. */
  read: (known: string) => string;
  /** Shows text that was brought together with someone else's, as a step that can be undone. */
  show: (content: string) => void;
}

/**
 * A page being edited, saved three seconds after the last change, on request, and before leaving. `save` answers
 * whether everything is on the server.
 */
export function usePageDraft(page: Page, writing: Writing) {
  const { draft, latest, dispatch } = useDraft(page);
  const { mutateAsync } = useSavePage(page);
  const unanswered = useRef<PageValues>(undefined);

  const readNow = () =>
    dispatch({ type: 'edited', values: { content: writing.read(latest.current.values.content) } });

  const saveNow = async (): Promise<boolean> => {
    readNow();
    const { values, save: saving } = latest.current;
    if (!isUnsaved(latest.current)) return true;
    if (saving.state === 'conflict' || pageRules.pageTitle(values.title)) return false;
    dispatch({ type: 'sent' });
    const outcome = await mutateAsync(changeOf(latest.current)).then(asSaved, asFailure);
    if (outcome.type === 'conflicted') return bringTogether(outcome.theirs);
    unanswered.current = outcome.type === 'failed' && isPassing(outcome.trouble) ? values : undefined;
    if (outcome.type === 'failed' && !latest.current.trouble) sayUnsaved();
    dispatch(outcome);
    return outcome.type === 'saved';
  };

  /** Someone else saved first: where nothing is contested, both go on without a question. */
  const bringTogether = async (theirs: Page): Promise<boolean> => {
    await untilPaused(() => latest.current.values);
    readNow();
    const { values: mine, saved } = latest.current;
    // An answer that never came may have been a yes: then they are what was sent here.
    const isOwn = unanswered.current !== undefined && isSame(unanswered.current, theirs);
    const merge = mergePage({ base: isOwn ? valuesOf(theirs) : valuesOf(saved), mine, theirs });
    const values = resolveMerge(merge);
    if (!values) {
      dispatch({ type: 'conflicted', theirs });
      return false;
    }
    take({ theirs, values });
    unanswered.current = undefined;
    if (!isOwn) sayMerged(hasRescued(merge), () => takeBack(values, mine));
    return saveNow();
  };

  /** Theirs goes out again; what was written since stays. */
  const takeBack = (merged: PageValues, mine: PageValues) => {
    readNow();
    const sides = { base: merged, mine: latest.current.values, theirs: mine };
    take({ theirs: latest.current.saved, values: resolveAs(mergePage(sides), 'mine') });
  };

  /** What was brought together goes into the draft and under the hands of who is writing. */
  const take = ({ theirs, values }: { theirs: Page; values: PageValues }) => {
    if (values.content !== latest.current.values.content) writing.show(values.content);
    dispatch({ type: 'merged', theirs, values });
  };

  /** Work that was left behind comes back, as of the page it was made of; what was begun since stays beside it. */
  const restore = ({ values, base, version, sent }: KeptDraft) => {
    readNow();
    const { values: begun, saved } = latest.current;
    if (isUnsaved(latest.current)) {
      const merge = mergePage({ base, mine: values, theirs: begun });
      return take({ theirs: saved, values: resolveAs(merge, 'both') });
    }
    unanswered.current = sent;
    dispatch({ type: 'restored', values, base, version });
  };

  const save = useOneByOne(saveNow);
  useFollowing(page, { draft, latest, readNow, dispatch, take });
  useAutosave(draft, save);
  useRetry(draft, save);
  return { draft, dispatch, save, take, restore };
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

/** What is asked for while it is still under way goes after it. */
function useOneByOne(work: () => Promise<boolean>): () => Promise<boolean> {
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
  return theirs ? { type: 'conflicted', theirs } : { type: 'failed', trouble: troubleOf(error) };
}

/** Nothing is changed under the hands of someone who is typing: until half a second brought nothing new. */
async function untilPaused(read: () => PageValues): Promise<void> {
  let before: PageValues;
  do {
    before = read();
    await new Promise((done) => setTimeout(done, limits.editingPause));
  } while (read() !== before);
}

/** Once; what stands over the page then says why, for as long as it lasts. */
function sayUnsaved(): void {
  toast({ title: savingTexts.saveFailedTitle, description: savingTexts.saveFailed, tone: 'danger' });
}

function sayMerged(isRescued: boolean, onUndo: () => void): void {
  toast({
    title: savingTexts.merged,
    description: isRescued ? savingTexts.rescuedDetail : savingTexts.mergedDetail,
    action: { label: savingTexts.undo, onPress: onUndo },
  });
}

interface Following {
  draft: PageDraft;
  latest: RefObject<PageDraft>;
  readNow: () => void;
  dispatch: (event: DraftEvent) => void;
  take: (theirs: { theirs: Page; values: PageValues }) => void;
}

/** What others saved appears while nothing is unsaved here; otherwise saving brings both together. */
function useFollowing(page: Page, { draft, latest, readNow, dispatch, take }: Following): void {
  const { state } = draft.save;
  const follow = useLatest((theirs: Page) => {
    const { save, saved } = latest.current;
    const isMoved = theirs.version === saved.version && theirs.categoryId !== saved.categoryId;
    if (isMoved && save.state !== 'saving') dispatch({ type: 'moved', categoryId: theirs.categoryId });
    if (save.state !== 'clean' || theirs.version <= saved.version) return;
    readNow();
    if (!isUnsaved(latest.current)) take({ theirs, values: valuesOf(theirs) });
  });
  useEffect(() => follow.current(page), [page, state, follow]);
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
