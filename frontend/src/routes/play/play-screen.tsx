import { useQuery } from '@tanstack/react-query';
import { canEditPlays, playTexts, type Play, type TeamSummary } from '@touchline/contract';
import { Container, Picture, Skeleton, SkeletonText, Stack } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PlayReading } from '../../features/plays/play-reading';
import { playQuery } from '../../features/plays/play-queries';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { LoadingWords } from '../../shared/loading-words';
import { useStanding } from '../../shared/session';
import { ContentScreen } from '../shared/content-screen';
import { NothingToShow } from '../shared/not-found';
import { PlayTopBar } from './play-top-bar';

/** Lazy with Editor.js in its chunk: only editors load it, and see the play meanwhile. */
export const PlayForEditing = lazyWithPreload(
  async () => (await import('./play-for-editing')).PlayForEditing,
);

/** /plays/{playId} */
export function PlayScreen() {
  const play = useQuery(playQuery(Number(useParams().playId)));
  return (
    <ContentScreen
      query={play}
      title={play.data?.name}
      notFound={<PlayNotFound />}
      skeleton={<PlaySkeleton />}
    >
      {({ content, ...open }) => <OpenPlay play={content} {...open} />}
    </ContentScreen>
  );
}

interface OpenPlayProps {
  play: Play;
  team: TeamSummary;
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
