import type { Page } from '@touchline/contract';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditorHandle } from '../features/editor';
import { isUnsaved, type PageValues } from '../features/pages/page-draft';
import { useCreatePage } from '../features/pages/page-queries';
import { useGuardedLeave } from '../features/pages/use-guarded-leave';
import { useKeptDraft } from '../features/pages/use-kept-draft';
import { useLeftBehind } from '../features/pages/use-left-behind';
import { usePageDraft } from '../features/pages/use-page-draft';
import { useSaveKey } from '../features/pages/use-save-key';
import { copyOf } from './page-conflict';

/** The draft of a page with all that happens to it: kept, left behind, contested, signed out of, left. */
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
  const { draft, dispatch, save, take, restore } = usePageDraft(page, {
    read: (known) => editor.current?.flush() ?? known,
    show: (content) => editor.current?.bringIn(content),
  });
  const kept = useKeptDraft(draft);
  const leftBehind = useLeftBehind(page, (found) => {
    kept.adopt(found.place);
    restore(found);
    setEdition((count) => count + 1);
  });
  const blocker = useGuardedLeave(() => !isAbandoned.current && (isUnsaved(draft) || isUploading()));
  const saveNow = () => {
    setPutOff(false);
    void save();
  };
  useSaveKey(saveNow);

  /** What is not saved here is not missed: it is elsewhere, or was thrown away. */
  const abandon = () => {
    isAbandoned.current = true;
    kept.forget();
  };
  return {
    ...{ draft, dispatch, save, saveNow, abandon, leftBehind, blocker, edition },
    ...{ isPutOff, setPutOff, isSigningIn, setSigningIn },
    write: (content: string) => dispatch({ type: 'edited', values: { content } }),
    isKeeping: kept.isKeeping,
    resolve: (theirs: Page, values: PageValues) => {
      take({ theirs, values });
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
