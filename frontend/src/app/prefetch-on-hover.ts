import type { QueryClient } from '@tanstack/react-query';
import { prefetchPageData } from '../features/pages/page-queries';
import { loadScreen } from './load-screen';
import { pageChunks } from './page-chunks';

/** Delay that tells hovering over a link from passing over it. */
const HOVER_DELAY_MS = 80;
const pagePath = /^\/pages\/(\d+)$/;

/** Prefetches code and data of a link's target when the pointer or the focus stays on it, or a touch starts. */
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

/** Prefetches a page, and then the code to read it, or to edit it if the user may. */
async function prefetchPage(queries: QueryClient, pathname: string, pageId: number): Promise<void> {
  await prefetchPageData(queries, pageId);
  await pageChunks(queries, pathname).load();
}

/** Returns the path of a link to another screen of the app. */
function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs && link.pathname !== location.pathname ? link.pathname : undefined;
}

interface Connection {
  saveData?: boolean;
}

/** Returns true if the user asked the browser to save data. */
const isSavingData = () => (navigator as { connection?: Connection }).connection?.saveData === true;
