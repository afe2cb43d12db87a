import { useQuery } from '@tanstack/react-query';
import { canEditPlays, playTexts, type Play, type TeamSummary } from '@touchline/contract';
import { Container, Picture, Skeleton, SkeletonText, Stack, useSunlitScreen } from '@touchline/ui-kit';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { commentDrafts } from '../../features/comments/comment-drafts';
import { loadPageEditor } from '../../features/editor/load-page-editor';
import { playQuery, readPlays } from '../../features/plays/play-queries';
import { useRecentContent } from '../../features/search/recent-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { LoadingWords } from '../../shared/loading-words';
import { useChanges } from '../../shared/reading/use-changes';
import { useLastRead } from '../../shared/reading/use-last-read';
import { useStanding } from '../../shared/session';
import { ContentScreen } from '../shared/content-screen';
import { EditableContent } from '../shared/editable-content';
import { ModeButton } from '../shared/mode-button';
import { NothingToShow } from '../shared/not-found';
import { Writers } from '../shared/writers';
import { PlayForReading } from './play-for-reading';
import { PlayMenu } from './play-top-bar';

/** Lazy with Editor.js in its chunk: only editors load it, and see the play meanwhile. */
export const PlayForEditing = lazyWithPreload(async () => {
  // Loads both at once: one after the other costs a phone two more round trips.
  void loadPageEditor().catch(() => undefined);
  const [screen] = await Promise.all([import('./play-for-editing'), commentDrafts.load()]);
  return screen.PlayForEditing;
});

/** Lazy: readers have none of it. */
export const PlayReaderActions = lazyWithPreload(
  async () => (await import('./play-reader-actions')).PlayReaderActions,
);

/** /plays/{playId} */
export function PlayScreen() {
  useSunlitScreen();
  const play = useQuery(playQuery(Number(useParams().playId)));
  return (
    <ContentScreen
      query={play}
      title={play.data?.name}
      notFound={<PlayNotFound />}
      skeleton={<PlaySkeleton />}
    >
      {({ content, ...open }) => <OpenPlay stored={content} {...open} />}
    </ContentScreen>
  );
}

interface OpenPlayProps {
  stored: Play;
  team: TeamSummary;
  isGone: boolean;
}

function OpenPlay({ stored, team, isGone }: OpenPlayProps) {
  const play = useMemo(() => ({ ...stored, title: stored.name }), [stored]);
  const standing = useStanding(team);
  const changes = useChanges(readPlays, play);
  useRecentContent({ ...play, kind: 'play' }, team);
  useLastRead(readPlays, play);
  if (!standing) return <PlaySkeleton />;
  const open = { play, team, standing, changes };
  if (!canEditPlays(standing)) return isGone ? <PlayNotFound /> : <PlayForReading {...open} />;
  return (
    <EditableContent
      isNew={false}
      isGone={isGone}
      notFound={<PlayNotFound />}
      isEditorLoaded={PlayForEditing.isLoaded}
      editing={(mode) => <PlayForEditing {...open} mode={mode} />}
      reading={(mode) => (
        <PlayForReading
          {...open}
          writers={(otherwise) => <Writers content={{ kind: 'play', id: play.id }}>{otherwise}</Writers>}
          mode={
            <ModeButton
              isEditing={false}
              isFocused={mode.isTurned}
              isPending={mode.isTurning}
              onPress={mode.edit}
            />
          }
          menu={
            <Suspense fallback={<PlayMenu play={play} />}>
              <PlayReaderActions play={play} team={team} standing={standing} mode={mode} />
            </Suspense>
          }
        />
      )}
    />
  );
}

function PlaySkeleton() {
  return (
    <Container width="page" hasThreads>
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
