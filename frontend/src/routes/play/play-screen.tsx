import { useQuery } from '@tanstack/react-query';
import { appTexts, canEditPlays, playTexts, type Play, type TeamSummary } from '@touchline/contract';
import { Container, ErrorState, Picture, Skeleton, SkeletonText, Stack } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PlayReading } from '../../features/plays/play-reading';
import { playQuery } from '../../features/plays/play-queries';
import { isStatus } from '../../shared/api/api-error';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { LoadingWords } from '../../shared/loading-words';
import { teamsQuery, useStanding, useUser } from '../../shared/session';
import { NothingToShow } from '../shared/not-found';
import { PlayTopBar } from './play-top-bar';

/** Lazy with Editor.js in its chunk: only editors load it, and see the play meanwhile. */
export const PlayForEditing = lazyWithPreload(
  async () => (await import('./play-for-editing')).PlayForEditing,
);

/** /plays/{playId} */
export function PlayScreen() {
  const playId = Number(useParams().playId);
  const play = useQuery(playQuery(playId));
  const teams = useQuery(teamsQuery);
  const { id: userId } = useUser();
  usePageTitle(play.data?.name);

  if (isStatus(play.error, 404) && !play.data) return <PlayNotFound />;
  if (play.isLoadingError)
    return (
      <ErrorState
        title={appTexts.failed}
        onRetry={() => void play.refetch()}
        isRetrying={play.isFetching}
        retryLabel={appTexts.tryAgain}
      />
    );
  if (!play.data || !teams.data) return <PlaySkeleton />;
  const team = teams.data.find(({ id }) => id === play.data.teamId);
  if (!team) return <PlayNotFound />;
  return (
    <OpenPlay
      key={`${playId} of ${userId}`}
      play={play.data}
      team={team}
      isGone={isStatus(play.error, 404)}
    />
  );
}

interface OpenPlayProps {
  play: Play;
  team: TeamSummary;
  /** The play was deleted by another user. An editor learns that when saving fails, and can keep the text. */
  isGone: boolean;
}

function OpenPlay({ play, team, isGone }: OpenPlayProps) {
  const standing = useStanding(team);
  if (!standing) return <PlaySkeleton />;
  const canEdit = canEditPlays(standing);
  if (!canEdit && isGone) return <PlayNotFound />;
  const reading = (
    <Container width="page">
      <Stack gap="24">
        <PlayTopBar play={play} team={team} />
        <PlayReading play={play} />
      </Stack>
    </Container>
  );
  if (!canEdit) return reading;
  return (
    <Suspense fallback={reading}>
      <PlayForEditing play={play} team={team} standing={standing} />
    </Suspense>
  );
}

function PlaySkeleton() {
  return (
    <Container width="page">
      <LoadingWords>{playTexts.loading}</LoadingWords>
      <Stack gap="24">
        <Skeleton width="25%" height="32" />
        <Skeleton width="60%" height="48" />
        <Picture alt="" />
        <SkeletonText lines={4} />
      </Stack>
    </Container>
  );
}

const PlayNotFound = () => <NothingToShow title={playTexts.notFound} detail={playTexts.notFoundLead} />;
