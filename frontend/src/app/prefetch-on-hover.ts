import type { QueryClient } from '@tanstack/react-query';
import { isSavingData } from '@touchline/ui-kit';
import { prefetchPageData } from '../features/pages/page-queries';
import { playQuery, prefetchPlayData } from '../features/plays/play-queries';
import { loadScreen } from './load-screen';
import { pageChunks } from './page-chunks';

/** Delay that tells hovering over a link from passing over it. */
const HOVER_DELAY_MS = 80;
const contentPath = /^\/(pages|plays)\/(\d+)$/;

/** Prefetches code and data of a link's target when the pointer or the focus stays on it, or a touch starts. */
export function prefetchOnHover(queries: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const prefetched = new Set<string>();
  const schedulePrefetch = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    clearTimeout(waiting);
    const pathname = linkedPath(target);
    if (!pathname || prefetched.has(pathname) || isSavingData()) return;
    const load = () => {
      prefetched.add(pathname);
      loadScreen(pathname)?.catch(() => undefined);
      if (contentPath.test(pathname)) void prefetchContent(queries, pathname).catch(() => undefined);
    };
    if (type === 'touchstart') load();
    else waiting = setTimeout(load, HOVER_DELAY_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, schedulePrefetch, { passive: true });
  }
  // The pointer or the focus may have been on a link before this code was loaded.
  schedulePrefetch({ target: document.querySelector('a:hover') ?? document.activeElement, type: 'focusin' });
}

/** Prefetches a page or play, and then the code to read it, or to edit it if the user may. */
async function prefetchContent(queries: QueryClient, pathname: string): Promise<void> {
  const [, collection, id] = contentPath.exec(pathname) ?? [];
  await (collection === 'pages' ? prefetchPageData : prefetchPlayData)(queries, Number(id));
  await pageChunks(queries, pathname).load();
  if (collection === 'pages' || !queries.getQueryData(playQuery(Number(id)).queryKey)?.board) return;
  const { PlayBoard } = await import('../shared/boards/lazy-boards');
  await PlayBoard.preload();
}

/** Returns the path of a link to another screen of the app. */
function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs && link.pathname !== location.pathname ? link.pathname : undefined;
}
