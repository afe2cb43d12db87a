import { useQuery } from '@tanstack/react-query';
import { canEditPages, pageTexts, type Page, type Standing, type TeamSummary } from '@touchline/contract';
import { Container, Skeleton, SkeletonText, Stack, useSunlitScreen } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { commentDrafts } from '../../features/comments/comment-drafts';
import { loadPageEditor } from '../../features/editor/load-page-editor';
import { useWritingStart } from '../../features/pages/new-page';
import { pageQuery, readPages } from '../../features/pages/page-queries';
import { useRecentContent } from '../../features/search/recent-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { LoadingWords } from '../../shared/loading-words';
import { useChanges, type Changes } from '../../shared/reading/use-changes';
import { useLastRead } from '../../shared/reading/use-last-read';
import { useStanding } from '../../shared/session';
import { ContentScreen } from '../shared/content-screen';
import { EditableContent } from '../shared/editable-content';
import { ModeButton } from '../shared/mode-button';
import { PageNotFound } from '../shared/not-found';
import { Writers } from '../shared/writers';
import { PageForReading } from './page-for-reading';
import { PageMenu } from './page-menu';

/** Lazy with Editor.js in its chunk: only editors load it, and see the text meanwhile. */
export const PageForEditing = lazyWithPreload(async () => {
  // Loads both at once: one after the other costs a phone two more round trips.
  void loadPageEditor().catch(() => undefined);
  const [screen] = await Promise.all([import('./page-for-editing'), commentDrafts.load()]);
  return screen.PageForEditing;
});

/** Lazy: readers have none of it. */
export const ReaderActions = lazyWithPreload(async () => (await import('./reader-actions')).ReaderActions);

/** /pages/{pageId} */
export function PageScreen() {
  useSunlitScreen();
  const page = useQuery(pageQuery(Number(useParams().pageId)));
  return (
    <ContentScreen
      query={page}
      title={page.data?.title}
      notFound={<PageNotFound />}
      skeleton={<PageSkeleton />}
    >
      {({ content, ...open }) => <OpenPage page={content} {...open} />}
    </ContentScreen>
  );
}

interface OpenPageProps {
  page: Page;
  team: TeamSummary;
  isGone: boolean;
}

function OpenPage({ page, team, isGone }: OpenPageProps) {
  const standing = useStanding(team);
  const changes = useChanges(readPages, page);
  useRecentContent({ ...page, kind: 'page' }, team);
  useLastRead(readPages, page);
  if (!standing) return <PageSkeleton />;
  const open = { page, team, standing, changes };
  if (canEditPages(standing)) return <EditablePage {...open} isGone={isGone} />;
  return isGone ? <PageNotFound /> : <PageForReading {...open} />;
}

type EditablePageProps = OpenPageProps & { standing: Standing; changes: Changes };

/** A page for users who may edit it, in one of the two modes. */
function EditablePage({ page, team, standing, changes, isGone }: EditablePageProps) {
  const open = { page, team, standing, changes };
  return (
    <EditableContent
      isNew={useWritingStart(page) !== undefined}
      isGone={isGone}
      notFound={<PageNotFound />}
      isEditorLoaded={PageForEditing.isLoaded}
      editing={(mode) => <PageForEditing {...open} mode={mode} />}
      reading={(mode) => (
        <PageForReading
          {...open}
          writers={(otherwise) => <Writers content={{ kind: 'page', id: page.id }}>{otherwise}</Writers>}
          mode={
            <ModeButton
              isEditing={false}
              isFocused={mode.isTurned}
              isPending={mode.isTurning}
              onPress={mode.edit}
            />
          }
          menu={(sharing) => (
            <Suspense fallback={<PageMenu sharing={sharing} />}>
              <ReaderActions page={page} team={team} standing={standing} sharing={sharing} mode={mode} />
            </Suspense>
          )}
        />
      )}
    />
  );
}

function PageSkeleton() {
  return (
    <Container width="page" hasThreads>
      <LoadingWords>{pageTexts.loading}</LoadingWords>
      <Stack gap="24">
        <Skeleton width="25%" height="32" />
        <Skeleton width="60%" height="48" />
        <SkeletonText lines={8} />
      </Stack>
    </Container>
  );
}
