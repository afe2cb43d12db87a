import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { mentionedInQuery } from '../../shared/api/mentioned-in-query';
import type { ContentId } from '../../shared/api/content-queries';
import { lazyWithPreload } from '../../shared/lazy-with-preload';

/** Lazy: most pages and plays are mentioned nowhere. */
export const MentionedInList = lazyWithPreload(
  async () => (await import('./mentioned-in-list')).MentionedInList,
);

/** The pages and plays that mention a page or play; nothing if there are none, or if they failed to load. */
export function MentionedIn({ content }: { content: ContentId }) {
  const list = useInfiniteQuery(mentionedInQuery(content));
  if (!list.data?.pages[0]?.items.length) return null;
  return (
    <Suspense>
      <MentionedInList list={list} pages={list.data.pages} />
    </Suspense>
  );
}
