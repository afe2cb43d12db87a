import { useEffect, useEffectEvent } from 'react';
import { addOpenOverlay } from './open-overlays';

/** Registers an overlay while it is open, so that the browser's Back closes it. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? addOpenOverlay(() => close()) : undefined), [isOpen]);
}
