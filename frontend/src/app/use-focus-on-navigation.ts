import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A new screen takes the focus, so that keyboards and screen readers start at its top. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
