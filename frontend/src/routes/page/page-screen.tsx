import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  canEditPages,
  pageTexts,
  type Page,
  type Standing,
  type TeamSummary,
} from '@touchline/contract';
import { Container, ErrorState, Skeleton, SkeletonText, Stack } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { commentDrafts } from '../../features/comments/comment-drafts';
import { pageQuery } from '../../features/pages/page-queries';
import { useChanges, type Changes } from '../../features/pages/use-changes';
import { useLastRead } from '../../features/pages/use-last-read';
import { useRecentPage } from '../../features/search/recent-pages';
import { isStatus } from '../../shared/api/api-error';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { LoadingWords } from '../../shared/loading-words';
import { teamsQuery, useStanding, useUser } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { PageNotFound } from '../shared/not-found';
import { ModeButton } from './mode-button';
import { PageForReading } from './page-for-reading';
import { PageMenu } from './page-menu';
import { useModeKey, usePageMode } from './page-mode';

/** Lazy with Editor.js in its chunk: only editors load it, and see the text meanwhile. */
export const PageForEditing = lazyWithPreload(async () => {
  const [screen] = await Promise.all([import('./page-for-editing'), commentDrafts.load()]);
  return screen.PageForEditing;
});

/** Lazy: readers have none of it. */
export const ReaderActions = lazyWithPreload(async () => (await import('./reader-actions')).ReaderActions);

/** /pages/{pageId} */
export function PageScreen() {
  const pageId = Number(useParams().pageId);
  const page = useQuery(pageQuery(pageId));
  const teams = useQuery(teamsQuery);
  const { id: userId } = useUser();
  usePageTitle(page.data?.title);

  if (page.isLoadingError) return <PageFailure error={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data || !teams.data) return <PageSkeleton />;
  const team = teams.data.find(({ id }) => id === page.data.teamId);
  return team ? (
    <OpenPage
      key={`${pageId} of ${userId}`}
      page={page.data}
      team={team}
      isGone={isStatus(page.error, 404)}
    />
  ) : (
    <PageNotFound />
  );
}

interface OpenPageProps {
  page: Page;
  team: TeamSummary;
  /** The page was deleted by another user. An editor learns that when saving fails, and can keep the text. */
  isGone: boolean;
}

function OpenPage({ page, team, isGone }: OpenPageProps) {
  const standing = useStanding(team);
  const changes = useChanges(page);
  useRecentPage(page, team);
  useLastRead(page);
  if (!standing) return <PageSkeleton />;
  const open = { page, team, standing, changes };
  if (canEditPages(standing)) return <EditablePage {...open} isGone={isGone} />;
  return isGone ? <PageNotFound /> : <PageForReading {...open} />;
}

type EditablePageProps = OpenPageProps & { standing: Standing; changes: Changes };

/** A page for users who may edit it, in one of the two modes. */
function EditablePage({ page, team, standing, changes, isGone }: EditablePageProps) {
  const mode = usePageMode(page);
  const { isEditing, isTurned, edit } = mode;
  useModeKey(isEditing ? undefined : edit);
  if (!isEditing && isGone) return <PageNotFound />;
  const reading = (
    <PageForReading
      page={page}
      team={team}
      standing={standing}
      changes={changes}
      mode={<ModeButton isEditing={false} isFocused={isTurned} onPress={edit} />}
      menu={(sharing) => (
        <Suspense fallback={<PageMenu sharing={sharing} />}>
          <ReaderActions
            page={page}
            team={team}
            standing={standing}
            sharing={sharing}
            onUnsavedFound={isTurned ? undefined : edit}
          />
        </Suspense>
      )}
    />
  );
  if (!isEditing) return reading;
  return (
    <Suspense fallback={reading}>
      <PageForEditing page={page} team={team} standing={standing} mode={mode} changes={changes} />
    </Suspense>
  );
}

function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isStatus(error, 404)) return <PageNotFound />;
  return <ErrorState title={appTexts.failed} onRetry={onRetry} retryLabel={appTexts.tryAgain} />;
}

function PageSkeleton() {
  return (
    <Container width="page">
      <LoadingWords>{pageTexts.loading}</LoadingWords>
      <Stack gap="24">
        <Skeleton width="25%" height="32" />
        <Skeleton width="60%" height="48" />
        <SkeletonText lines={8} />
      </Stack>
    </Container>
  );
}
