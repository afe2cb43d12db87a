import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditorHandle } from '../../../features/editor';
import { useAnnounceWriting } from '../../../features/writers/use-announce-writing';
import { keepPageOpen } from '../../../shared/api/query-client';
import { isUnsaved, valuesOf, type ContentValues, type SavedContent } from '../../../shared/drafts/draft';
import { useGuardedLeave } from '../../../shared/drafts/use-guarded-leave';
import { useLocalDraft } from '../../../shared/drafts/use-local-draft';
import { useRecoverableDrafts } from '../../../shared/drafts/use-recoverable-drafts';
import { useDraft, type DraftedKind } from '../../../shared/drafts/use-draft';
import { useSaveKey } from '../../../shared/drafts/use-save-key';

/** A page or play that is edited. */
interface EditedContent {
  editor: RefObject<EditorHandle | null>;
  isUploading: () => boolean;
  kind: DraftedKind;
  /** Creates a copy with these values and resolves to its address. */
  createCopy: (values: ContentValues) => Promise<string>;
}

/** State of editing a page or play: local draft, recoverable drafts, conflicts, sign-in, and leaving. */
export function useWriting(content: SavedContent, { editor, isUploading, kind, createCopy }: EditedContent) {
  const [edition, setEdition] = useState(0);
  const [isPutOff, setPutOff] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(keepPageOpen, []);
  const isAbandoned = useRef(false);
  const navigate = useNavigate();
  const access = {
    read: (known: string) => editor.current?.flush() ?? known,
    show: (html: string) => editor.current?.applyRemote(html),
  };
  const { draft, dispatch, save, applyMerge, restore } = useDraft(content, access, { ...kind, isHeld });
  const localDraft = useLocalDraft(draft, kind.kind);
  const written = { values: draft.values, isUnsaved: isUnsaved(draft) };
  useAnnounceWriting({ kind: kind.kind, id: content.id }, written);
  const recoverable = useRecoverableDrafts({
    kind: kind.kind,
    saved: content,
    onRestore: (found) => {
      localDraft.takeOver(found.key);
      restore(found);
      setEdition((count) => count + 1);
    },
  });
  const blocker = useGuardedLeave(() => !isAbandoned.current && (isUnsaved(draft) || isUploading()));
  const saveNow = () => {
    setPutOff(false);
    void save();
  };
  useSaveKey(saveNow);

  const resolve = (merged: { theirs: SavedContent; values: ContentValues }) => {
    applyMerge(merged);
    void save();
  };
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
    /** Lets autosave wait. */
    setHeld,
    write: (content: string) => dispatch({ type: 'edited', values: { content } }),
    isSavedLocally: localDraft.isSavedLocally,
    resolve,
    saveAsNew: () => {
      const moveOn = (address: string) => {
        abandon();
        void navigate(address);
      };
      createCopy(draft.values).then(moveOn, () => undefined);
    },
    /** Saves a copy of the draft, and takes the version of the other user here. */
    copyMine: (theirs: SavedContent) => {
      const takeTheirs = () => resolve({ theirs, values: valuesOf(theirs) });
      createCopy(draft.values).then(takeTheirs, () => undefined);
    },
    texts: kind.texts,
    leaveToOther: () => {
      isAbandoned.current = true;
      location.assign('/');
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
