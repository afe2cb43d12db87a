import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNewPageStep } from '../features/pages/new-page';

/**
 * Focuses the content of a new screen, so that keyboards and screen readers start at its top. A newly created page focuses its own
 * field.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isNewPageStep = useNewPageStep() !== undefined;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isNewPageStep) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, isNewPageStep]);
}
