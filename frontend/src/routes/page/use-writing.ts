import type { Page } from '@touchline/contract';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditorHandle } from '../../features/editor';
import { isUnsaved, type PageValues } from '../../shared/drafts/page-draft';
import { useCreatePage, useSavePage } from '../../features/pages/page-queries';
import { useGuardedLeave } from '../../shared/drafts/use-guarded-leave';
import { useLocalDraft } from '../../shared/drafts/use-local-draft';
import { useRecoverableDrafts } from '../../shared/drafts/use-recoverable-drafts';
import { usePageDraft } from '../../shared/drafts/use-page-draft';
import { useSaveKey } from '../../shared/drafts/use-save-key';
import { copyOf } from './page-conflict';

/** State of editing a page: local draft, recoverable drafts, conflicts, sign-in, and leaving. */
export function useWriting(
  page: Page,
  { editor, isUploading }: { editor: RefObject<EditorHandle | null>; isUploading: () => boolean },
) {
  const [edition, setEdition] = useState(0);
  const [isPutOff, setPutOff] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const isAbandoned = useRef(false);
  const navigate = useNavigate();
  const create = useCreatePage(page.teamId);
  const { mutateAsync } = useSavePage(page);
  const content = {
    read: (known: string) => editor.current?.flush() ?? known,
    show: (html: string) => editor.current?.applyRemote(html),
  };
  const { draft, dispatch, save, applyMerge, restore } = usePageDraft(page, content, mutateAsync);
  const localDraft = useLocalDraft(draft);
  const recoverable = useRecoverableDrafts(page, (found) => {
    localDraft.takeOver(found.key);
    restore(found);
    setEdition((count) => count + 1);
  });
  const blocker = useGuardedLeave(() => !isAbandoned.current && (isUnsaved(draft) || isUploading()));
  const saveNow = () => {
    setPutOff(false);
    void save();
  };
  useSaveKey(saveNow);

  /** Stops guarding and storing the draft: its text is saved elsewhere, or the page was deleted. */
  const abandon = () => {
    isAbandoned.current = true;
    localDraft.remove();
  };
  return {
    draft,
    dispatch,
    save,
    saveNow,
    abandon,
    recoverable,
    blocker,
    edition,
    isPutOff,
    setPutOff,
    isSigningIn,
    setSigningIn,
    write: (content: string) => dispatch({ type: 'edited', values: { content } }),
    isSavedLocally: localDraft.isSavedLocally,
    resolve: (theirs: Page, values: PageValues) => {
      applyMerge({ theirs, values });
      void save();
    },
    saveAsNew: () => {
      const moveOn = ({ id }: Page) => {
        abandon();
        void navigate(`/pages/${id}`);
      };
      create.mutate(copyOf(draft.values), { onSuccess: moveOn });
    },
    leaveToOther: () => {
      isAbandoned.current = true;
      location.assign('/');
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
