import { media, useIsServer } from '@touchline/ui-kit';
import { startTransition, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';

type ContentMode = 'read' | 'edit';

const key = 'touchline:page-mode';

/** Returns true if pages and plays open for editing on this device: on wide screens, unless the user turned to reading there. */
export const opensForEditing = () =>
  !import.meta.env.SSR && matchMedia(media.desktop).matches && localStorage.getItem(key) !== 'read';

interface ContentModeOptions {
  isNew: boolean;
  isEditorLoaded: () => boolean;
}

/**
 * Mode of a page or play that the user may edit: new ones open for editing, those with marked changes for reading, others as the device
 * decides. The server renders them for reading, and so does the browser until the code of the editor is loaded.
 */
export function useContentMode({ isNew, isEditorLoaded }: ContentModeOptions) {
  const isServer = useIsServer();
  const [params] = useSearchParams();
  const [opensToEdit] = useState(() => isNew || (!params.has('changes') && opensForEditing()));
  const [mode, setMode] = useState<ContentMode>(
    !isServer && opensToEdit && isEditorLoaded() ? 'edit' : 'read',
  );
  const [isTurned, setTurned] = useState(false);
  const [isTurning, startTurning] = useTransition();
  const turnTo = (next: ContentMode) => {
    if (matchMedia(media.desktop).matches) localStorage.setItem(key, next);
    // At once: it ends the opening, whose `stayReading` would undo the turn while the code is loaded.
    setTurned(true);
    // Shows the present mode until the code of the next one is loaded.
    startTurning(() => setMode(next));
  };
  return {
    isEditing: mode === 'edit',
    /** It is shown for reading until it opens for editing. */
    isOpening: opensToEdit && mode === 'read' && !isTurned,
    /** Renders it for editing in a transition. */
    open: () => startTransition(() => setMode('edit')),
    /** Ends the transition. */
    stayReading: () => setMode('read'),
    /** The user turned from one mode to the other, so that the focus stays on the button. */
    isTurned,
    /** The code of the other mode is being loaded. */
    isTurning,
    edit: () => turnTo('edit'),
    read: () => turnTo('read'),
  };
}

/** The key E turns from one mode to the other. */
export const useModeKey = (turn: (() => void) | undefined) => useSingleKeys({ e: turn });

export type Mode = ReturnType<typeof useContentMode>;
