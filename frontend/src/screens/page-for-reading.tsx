import type { Page, Standing, Team } from '@touchline/contract';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Container, Divider, SkeletonText, Stack } from '@touchline/ui-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { commentsQuery } from '../features/comments/comment-queries';
import { hasContents, PageContents } from '../features/pages/page-contents';
import { PageReading } from '../features/pages/page-reading';
import { readableContent } from '../shared/content/readable-content';
import { PageTopBar } from './page-top-bar';

/** Loaded after the words of the page, which are what somebody came for. */
const PageDiscussion = lazy(() =>
  import('./page-discussion').then(({ PageDiscussion: component }) => ({ default: component })),
);

interface OpenPageProps {
  page: Page;
  team: Team;
  standing: Standing;
}

/** What a player sees: the page and its discussion, and none of the editor. */
export function PageForReading({ page, team, standing }: OpenPageProps) {
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const readable = useMemo(() => readableContent(page.content), [page.content]);
  usePrefetchQuery(commentsQuery(page.id));
  const { sections } = readable;
  return (
    <Container width="page" margin={hasContents(sections) && <PageContents sections={sections} />}>
      <Stack gap="24">
        <PageTopBar page={page} team={team} />
        <PageReading page={page} content={readable} contentRef={setContent} />
        <Suspense fallback={<DiscussionSkeleton />}>
          <PageDiscussion page={page} team={team} standing={standing} content={content} />
        </Suspense>
      </Stack>
    </Container>
  );
}

const DiscussionSkeleton = () => (
  <Stack gap="16">
    <Divider />
    <SkeletonText lines={4} />
  </Stack>
);
