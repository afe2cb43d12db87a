import { media, useIsServer } from '@touchline/ui-kit';
import { startTransition, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';

type ContentMode = 'read' | 'edit';

const key = 'touchline:page-mode';

/** Returns true if pages and plays open for editing on this device: on wide screens, unless the user turned to reading there. */
export const opensForEditing = () =>
  !import.meta.env.SSR && matchMedia(media.desktop).matches && localStorage.getItem(key) !== 'read';

/**
 * Mode of a page or play that the user may edit: new ones open for editing, those with marked changes for reading, others as the device
 * decides. The server renders them for reading.
 */
export function useContentMode({ isNew }: { isNew: boolean }) {
  const isServer = useIsServer();
  const [params] = useSearchParams();
  const [mode, setMode] = useState<ContentMode>();
  const [isTurned, setTurned] = useState(false);
  if (mode === undefined && !isServer) {
    const isForEditing = isNew || (!params.has('changes') && opensForEditing());
    setMode(isForEditing ? 'edit' : 'read');
  }
  const turnTo = (next: ContentMode) => {
    if (matchMedia(media.desktop).matches) localStorage.setItem(key, next);
    // Shows the present mode until the code of the next one is loaded.
    startTransition(() => {
      setMode(next);
      setTurned(true);
    });
  };
  return {
    isEditing: mode === 'edit',
    /** The user turned from one mode to the other, so that the focus stays on the button. */
    isTurned,
    edit: () => turnTo('edit'),
    read: () => turnTo('read'),
  };
}

/** The key E turns from one mode to the other. */
export const useModeKey = (turn: (() => void) | undefined) => useSingleKeys({ e: turn });

export type Mode = ReturnType<typeof useContentMode>;
