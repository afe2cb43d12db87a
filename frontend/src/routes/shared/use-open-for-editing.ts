import { useLayoutEffect } from 'react';
import { useLatest } from '../../shared/hooks/use-latest';
import type { Mode } from './content-mode';
import { whileUnused } from './while-unused';

/**
 * Opens a page or play for editing between two presses: a press or an open menu on the screen that is replaced would be lost.
 * `data-opening` of the document tells tests that the screen will be replaced.
 */
export function useOpenForEditing(mode: Mode): void {
  const latest = useLatest(mode);
  const { isOpening } = mode;
  useLayoutEffect(() => {
    if (!isOpening) return undefined;
    const { dataset } = document.documentElement;
    dataset.opening = '';
    const end = whileUnused(
      () => latest.current.open(),
      () => latest.current.stayReading(),
    );
    return () => {
      end();
      delete dataset.opening;
    };
  }, [isOpening, latest]);
}
