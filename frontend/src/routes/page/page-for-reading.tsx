import { pageTexts, type Page, type Standing, type TeamSummary } from '@touchline/contract';
import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import {
  Badge,
  ChangeStrip,
  Container,
  Divider,
  PageFrame,
  SkeletonText,
  Stack,
  TagRow,
  Text,
} from '@touchline/ui-kit';
import { Suspense, useMemo, useState, type ReactNode, type Ref } from 'react';
import { commentDrafts } from '../../features/comments/comment-drafts';
import { anchorsQuery, threadsQuery } from '../../features/comments/comment-queries';
import { keptThreadOrder } from '../../features/comments/use-thread-order';
import { PageTrail } from '../../features/categories/category-trail';
import { readableContent } from '../../shared/content/readable-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { AuthorLine } from '../../shared/reading/author-line';
import { ContentText, ContentTitle } from '../../shared/reading/content-text';
import { Contents, ContentsMenu, isLong } from '../../shared/reading/contents';
import type { Changes } from '../../shared/reading/use-changes';
import { useShownContent } from '../../shared/reading/use-shown-content';
import { Neighbours } from '../shared/neighbours';
import { PageTopBar, type PageTopBarProps } from './page-top-bar';

/** Lazy: a reader comes for the text of the page. Loads the comment drafts with it, which the discussion shows at once. */
export const PageDiscussion = lazyWithPreload(async () => {
  const [screen] = await Promise.all([import('./page-discussion'), commentDrafts.load()]);
  return screen.PageDiscussion;
});

interface PageWordsProps {
  page: Page;
  team: TeamSummary;
  changes: Changes;
  /** Button that turns to editing, for editors. */
  mode?: ReactNode;
  /** Renders the menus, if not those of a reader. */
  menu?: PageTopBarProps['menu'];
  contentRef?: Ref<HTMLDivElement>;
  /** Rendered below the text. */
  discussion?: ReactNode;
}

/** Text of a page with its top bar and table of contents. */
function PageWords(props: PageWordsProps) {
  const { team, changes, mode, menu, contentRef, discussion } = props;
  const { content: page, note } = useShownContent(props.page);
  const { html, sections } = useMemo(() => readableContent(page.content), [page.content]);
  const strip = changes.isOfferedFor(page.version) && (
    <ChangeStrip action={pageTexts.showChanges} onPress={changes.show}>
      {pageTexts.changedSinceRead}
    </ChangeStrip>
  );
  return (
    <Container width="page" margin={isLong(sections) && <Contents sections={sections} />}>
      <PageFrame
        bar={<PageTopBar page={page} team={team} mode={mode} menu={menu} />}
        trail={
          <>
            <PageTrail page={page} team={team} />
            {page.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
          </>
        }
        title={<ContentTitle content={page} changes={changes} />}
        details={<AuthorLine content={page} note={note} />}
        note={strip}
        tags={(page.tags.length > 0 || mode) && <TagRow tags={page.tags} />}
        tagsEnd={isLong(sections) && <ContentsMenu sections={sections} />}
      >
        <Stack gap="24">
          <ContentText
            content={page}
            html={html}
            changes={changes}
            empty={<Text tone="muted">{pageTexts.noContent}</Text>}
            contentRef={contentRef}
          />
          <Neighbours kind="page" content={page} />
          {discussion ?? <DiscussionSkeleton />}
        </Stack>
      </PageFrame>
    </Container>
  );
}

type PageForReadingProps = Omit<PageWordsProps, 'contentRef' | 'discussion'> & { standing: Standing };

/** A page for reading; loads no editor. */
export function PageForReading({ standing, ...words }: PageForReadingProps) {
  const { page } = words;
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  usePrefetchQuery(anchorsQuery(page.id, 'active'));
  usePrefetchInfiniteQuery(threadsQuery(page.id, { state: 'active', order: keptThreadOrder() }));
  const discussion = (
    <Suspense fallback={<DiscussionSkeleton />}>
      <PageDiscussion page={page} standing={standing} content={content} />
    </Suspense>
  );
  return <PageWords {...words} contentRef={setContent} discussion={discussion} />;
}

const DiscussionSkeleton = () => (
  <Stack gap="16">
    <Divider />
    <SkeletonText lines={4} />
  </Stack>
);
