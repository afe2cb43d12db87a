import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { appTexts, playTexts, type Play, type PlayFilter } from '@touchline/contract';
import { Button, EmptyState, Grid, PlusIcon, WhiteboardIcon } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { SelectableContents } from '../../shared/selecting/selectable-contents';
import { LoadFailed } from '../../shared/load-failed';
import { PlayCard } from './play-card';
import { PlayGridSkeleton } from './play-grid-skeleton';
import { isFiltering, playListQuery } from './play-list-query';

/** Lazy: only editors load it, in a category. */
const MovablePlays = lazy(() =>
  import('./movable-plays').then(({ MovablePlays: component }) => ({ default: component })),
);

interface PlayGridProps {
  teamId: number;
  filter: PlayFilter;
  /** The plays are listed in the order of a category, which the user may change. */
  isMovable: boolean;
  /** The user may change the plays. */
  isSelectable: boolean;
  onClear: () => void;
  /** Opens the dialog for a new play; only for users who may create one. */
  onCreate?: () => void;
}

/** Cards of a team's plays, with loading, empty and error states. */
export function PlayGrid({ onClear, onCreate, ...cards }: PlayGridProps) {
  const { teamId, filter } = cards;
  const list = useQuery({ ...playListQuery(teamId, filter), placeholderData: keepPreviousData });
  if (list.isPending) return <PlayGridSkeleton />;
  if (list.isLoadingError) return <LoadFailed query={list} title={playTexts.fetchFailed} />;
  if (list.data.length === 0)
    return isFiltering(filter) ? <NoMatches onClear={onClear} /> : <NoPlaysYet onCreate={onCreate} />;
  return <PlayCards {...cards} plays={list.data} />;
}

interface PlayCardsProps extends Omit<PlayGridProps, 'onClear' | 'onCreate'> {
  plays: readonly Play[];
}

function PlayCards({ teamId, filter, isMovable, isSelectable, plays }: PlayCardsProps) {
  return (
    <SelectableContents
      isSelectable={isSelectable}
      kind="play"
      teamId={teamId}
      contents={plays}
      titleOf={({ name }) => name}
      renderCard={(play) => <PlayCard play={play} />}
      at="picture"
    >
      {(card) => {
        const cards = (
          <Grid columns={[1, 2, 3]} gap="16">
            {plays.map(card)}
          </Grid>
        );
        if (!isMovable) return cards;
        return (
          <Suspense fallback={cards}>
            <MovablePlays teamId={teamId} filter={filter} plays={plays}>
              {card}
            </MovablePlays>
          </Suspense>
        );
      }}
    </SelectableContents>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const action = <Button onPress={onClear}>{appTexts.clearSearch}</Button>;
  return <EmptyState icon={WhiteboardIcon} title={appTexts.noMatches} action={action} />;
}

/** Empty state of a team without plays. */
function NoPlaysYet({ onCreate }: { onCreate?: () => void }) {
  const words = { icon: WhiteboardIcon, title: playTexts.noPlays };
  if (!onCreate) return <EmptyState {...words} detail={playTexts.noPlaysForPlayers} />;
  const action = (
    <Button icon={PlusIcon} onPress={onCreate}>
      {playTexts.firstPlay}
    </Button>
  );
  return <EmptyState {...words} detail={playTexts.noPlaysLead} action={action} />;
}
