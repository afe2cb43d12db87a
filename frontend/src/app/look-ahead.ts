import type { QueryClient } from '@tanstack/react-query';
import { readPageAhead } from '../features/pages/page-queries';
import { loadScreen } from './load-screen';
import { pageParts } from './page-parts';

/** Milliseconds on a link after which somebody means it, and does not pass over it. */
const rest = 80;
const pagePlace = /^\/pages\/(\d+)$/;

/** Asks for what a link of the app leads to while a pointer or the focus rests on it, or a finger is put on it. */
export function lookAhead(queries: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const seen = new Set<string>();
  const consider = ({ target, type }: Event) => {
    clearTimeout(waiting);
    const pathname = placeOf(target);
    if (!pathname || seen.has(pathname) || wantsLittle()) return;
    const load = () => {
      seen.add(pathname);
      loadScreen(pathname)?.catch(() => undefined);
      const pageId = pagePlace.exec(pathname)?.[1];
      if (pageId) void prefetchPage(queries, pathname, Number(pageId)).catch(() => undefined);
    };
    if (type === 'touchstart') load();
    else waiting = setTimeout(load, rest);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}

/** Prefetches a page, and then the code that reading it needs, or editing it for a user who may. */
async function prefetchPage(queries: QueryClient, pathname: string, pageId: number): Promise<void> {
  await readPageAhead(queries, pageId);
  await pageParts(queries, pathname).load();
}

/** Where a link leads, if it leads to another screen of ours. */
function placeOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs && link.pathname !== location.pathname ? link.pathname : undefined;
}

interface Connection {
  saveData?: boolean;
}

/** Whether the browser was asked to be sparing with data. */
const wantsLittle = () => (navigator as { connection?: Connection }).connection?.saveData === true;
