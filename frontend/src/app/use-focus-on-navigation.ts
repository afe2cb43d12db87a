import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNewPageStep } from '../features/pages/new-page';

/** The link that led away from each history entry, by the entry's key. */
const leftThrough = new Map<string, string>();

/**
 * Focuses the content of a new screen, so that keyboards and screen readers start at its top, or after Back the link that led away from
 * it. A newly created page focuses its own field.
 */
export function useFocusOnNavigation(): void {
  const { pathname, key } = useLocation();
  const isNewPageStep = useNewPageStep() !== undefined;
  const last = useRef(pathname);
  useEffect(() => {
    const record = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('#content a') : null;
      const href = link?.getAttribute('href');
      if (href) leftThrough.set(key, href);
    };
    document.addEventListener('click', record, true);
    return () => document.removeEventListener('click', record, true);
  }, [key]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isNewPageStep) return;
    const content = document.getElementById('content');
    const href = leftThrough.get(key);
    const links = [...(content?.querySelectorAll('a') ?? [])];
    const link = links.find((each) => href !== undefined && each.getAttribute('href') === href);
    (link ?? content)?.focus({ preventScroll: true });
  }, [pathname, key, isNewPageStep]);
}
