import { useQuery } from '@tanstack/react-query';
import { canEditPlays, playTexts, type PlayFilter, type TeamSummary } from '@touchline/contract';
import { Button, Inline, PlusIcon, Stack } from '@touchline/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlayGrid } from '../../features/plays/play-grid';
import { playListQuery } from '../../features/plays/play-list-query';
import { addressOfPlay } from '../../features/plays/play-queries';
import { useStanding } from '../../shared/session';

/** Lazy with the editor in its chunk: only editors load it. */
const PlayWriting = lazy(() =>
  import('./play-writing').then(({ PlayWriting: component }) => ({ default: component })),
);

interface TeamPlaysProps {
  team: TeamSummary;
  filter: PlayFilter;
  /** The plays are listed in the order of a category, which the user may change. */
  isMovable: boolean;
  onClear: () => void;
}

/** Plays of a team: the cards, and the dialog for a new play. */
export function TeamPlays({ team, filter, isMovable, onClear }: TeamPlaysProps) {
  const navigate = useNavigate();
  const writing = usePlayWriting();
  const standing = useStanding(team);
  const canEdit = standing !== undefined && canEditPlays(standing);
  const create = canEdit ? writing.begin : undefined;
  const isEmpty = useQuery(playListQuery(team.id)).data?.length === 0;
  return (
    <Stack gap="16">
      {create && !isEmpty && (
        <Inline gap="8" justify="end">
          <Button icon={PlusIcon} onPress={create}>
            {playTexts.newPlay}
          </Button>
        </Inline>
      )}
      <PlayGrid teamId={team.id} filter={filter} isMovable={isMovable} onClear={onClear} onCreate={create} />
      {writing.edition > 0 && (
        <Suspense fallback={null}>
          <PlayWriting
            key={writing.edition}
            team={team}
            isOpen={writing.isOpen}
            onClose={writing.end}
            onCreated={({ id }) => void navigate(addressOfPlay(id))}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** State of the play dialog; `edition` remounts it each time it opens. */
function usePlayWriting() {
  const [edition, setEdition] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    edition,
    isOpen,
    begin: () => {
      setEdition((count) => count + 1);
      setOpen(true);
    },
    end: () => setOpen(false),
  };
}
