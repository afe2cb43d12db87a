import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import type { Standing } from '@touchline/contract';
import { Divider, SkeletonText, Stack } from '@touchline/ui-kit';
import { Suspense, type Ref } from 'react';
import { commentDrafts } from '../../features/comments/comment-drafts';
import { anchorsQuery, threadsQuery } from '../../features/comments/comment-queries';
import type { Discussed } from '../../features/comments/discussed';
import { keptThreadOrder } from '../../features/comments/use-thread-order';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import type { BoardAnchors } from '../../features/comments/board-anchors';
import type { DiscussionHandle } from './content-discussion';

/** Lazy: a reader comes for the text. Loads the comment drafts with it, which the discussion shows at once. */
export const ContentDiscussion = lazyWithPreload(async () => {
  const [screen] = await Promise.all([import('./content-discussion'), commentDrafts.load()]);
  return screen.ContentDiscussion;
});

interface DiscussionBelowProps {
  content: Discussed;
  standing: Standing;
  text: HTMLElement | null;
  margin?: HTMLElement | null;
  board?: BoardAnchors;
  ref?: Ref<DiscussionHandle>;
}

/** Discussion below a page or play that is read; its data is requested while its code loads. */
export function DiscussionBelow({ content, ...props }: DiscussionBelowProps) {
  const { kind, id, teamId } = content;
  usePrefetchQuery(anchorsQuery(content, 'active'));
  usePrefetchInfiniteQuery(threadsQuery(content, { state: 'active', order: keptThreadOrder() }));
  return (
    <Suspense
      fallback={
        <Stack gap="16">
          <Divider />
          <SkeletonText lines={4} />
        </Stack>
      }
    >
      <ContentDiscussion kind={kind} id={id} teamId={teamId} {...props} />
    </Suspense>
  );
}
