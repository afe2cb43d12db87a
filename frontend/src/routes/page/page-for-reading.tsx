import type { Page, Standing, TeamSummary } from '@touchline/contract';
import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { Container, Divider, SkeletonText, Stack } from '@touchline/ui-kit';
import { Suspense, useMemo, useState, type ReactNode, type Ref } from 'react';
import { commentDrafts } from '../../features/comments/comment-drafts';
import { anchorsQuery, threadsQuery } from '../../features/comments/comment-queries';
import { keptThreadOrder } from '../../features/comments/use-thread-order';
import { isLong, PageContents } from '../../features/pages/page-contents';
import { PageReading } from '../../features/pages/page-reading';
import { readableContent } from '../../shared/content/readable-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { PageTopBar } from './page-top-bar';

/** Lazy: a reader comes for the text of the page. Loads the comment drafts with it, which the discussion shows at once. */
export const PageDiscussion = lazyWithPreload(async () => {
  const [screen] = await Promise.all([import('./page-discussion'), commentDrafts.load()]);
  return screen.PageDiscussion;
});

interface PageWordsProps {
  page: Page;
  team: TeamSummary;
  /** Shows the table of contents of a long page; false while an editor is loading. */
  hasContents?: boolean;
  contentRef?: Ref<HTMLDivElement>;
  /** Rendered below the text. */
  discussion?: ReactNode;
}

/** Text of a page with its top bar and table of contents. */
export function PageWords({ page, team, hasContents = true, contentRef, discussion }: PageWordsProps) {
  const readable = useMemo(() => readableContent(page.content), [page.content]);
  const sections = hasContents ? readable.sections : [];
  const content = { html: readable.html, sections };
  return (
    <Container width="page" margin={isLong(sections) && <PageContents sections={sections} />}>
      <Stack gap="24">
        <PageTopBar page={page} team={team} />
        <PageReading page={page} content={content} contentRef={contentRef} />
        {discussion ?? <DiscussionSkeleton />}
      </Stack>
    </Container>
  );
}

interface OpenPageProps {
  page: Page;
  team: TeamSummary;
  standing: Standing;
}

/** A page for users who may not edit it; loads no editor. */
export function PageForReading({ page, team, standing }: OpenPageProps) {
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  usePrefetchQuery(anchorsQuery(page.id, 'active'));
  usePrefetchInfiniteQuery(threadsQuery(page.id, { state: 'active', order: keptThreadOrder() }));
  const discussion = (
    <Suspense fallback={<DiscussionSkeleton />}>
      <PageDiscussion page={page} standing={standing} content={content} />
    </Suspense>
  );
  return <PageWords page={page} team={team} contentRef={setContent} discussion={discussion} />;
}

const DiscussionSkeleton = () => (
  <Stack gap="16">
    <Divider />
    <SkeletonText lines={4} />
  </Stack>
);
