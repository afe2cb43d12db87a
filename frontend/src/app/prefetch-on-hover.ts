import type { QueryClient } from '@tanstack/react-query';
import { readPageAhead } from '../features/pages/page-queries';
import { loadScreen } from './load-screen';
import { pageChunks } from './page-chunks';

/** Milliseconds on a link after which somebody means it, and does not pass over it. */
const HOVER_DELAY_MS = 80;
const pagePath = /^\/pages\/(\d+)$/;

/** Asks for what a link of the app leads to while a pointer or the focus rests on it, or a finger is put on it. */
export function prefetchOnHover(queries: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const prefetched = new Set<string>();
  const schedulePrefetch = ({ target, type }: Event) => {
    clearTimeout(waiting);
    const pathname = linkedPath(target);
    if (!pathname || prefetched.has(pathname) || isSavingData()) return;
    const load = () => {
      prefetched.add(pathname);
      loadScreen(pathname)?.catch(() => undefined);
      const pageId = pagePath.exec(pathname)?.[1];
      if (pageId) void prefetchPage(queries, pathname, Number(pageId)).catch(() => undefined);
    };
    if (type === 'touchstart') load();
    else waiting = setTimeout(load, HOVER_DELAY_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, schedulePrefetch, { passive: true });
  }
}

/** Prefetches a page, and then the code that reading it needs, or editing it for a user who may. */
async function prefetchPage(queries: QueryClient, pathname: string, pageId: number): Promise<void> {
  await readPageAhead(queries, pageId);
  await pageChunks(queries, pathname).load();
}

/** Where a link leads, if it leads to another screen of ours. */
function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs && link.pathname !== location.pathname ? link.pathname : undefined;
}

interface Connection {
  saveData?: boolean;
}

/** Whether the browser was asked to be sparing with data. */
const isSavingData = () => (navigator as { connection?: Connection }).connection?.saveData === true;
