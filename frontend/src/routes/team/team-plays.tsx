import { useQuery } from '@tanstack/react-query';
import { canEditPlays, playTexts, type PageFilter, type Play, type TeamSummary } from '@touchline/contract';
import { Button, Inline, PlusIcon, Stack } from '@touchline/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { PinPlayButton } from '../../features/pins/pin-play-button';
import { OpenPlay } from '../../features/plays/open-play';
import { PlayActions } from '../../features/plays/play-actions';
import { PlayGrid } from '../../features/plays/play-grid';
import { playListQuery } from '../../features/plays/play-queries';
import { usePlayAddress } from '../../features/plays/use-play-address';
import { useStanding } from '../../shared/session';

/** Lazy with the editor in its chunk: only editors load it. */
const PlayWriting = lazy(() =>
  import('./play-writing').then(({ PlayWriting: component }) => ({ default: component })),
);

interface TeamPlaysProps {
  team: TeamSummary;
  filter: PageFilter;
  onClear: () => void;
}

/** Plays of a team: the cards, the open play, and the play dialog. */
export function TeamPlays({ team, filter, onClear }: TeamPlaysProps) {
  const address = usePlayAddress(team.id);
  const writing = usePlayWriting();
  const standing = useStanding(team);
  const canEdit = standing !== undefined && canEditPlays(standing);
  const create = canEdit ? () => writing.begin() : undefined;
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
      <PlayGrid
        teamId={team.id}
        filter={filter}
        addressOf={address.addressOf}
        onClear={onClear}
        onCreate={create}
      />
      <OpenPlay
        teamId={team.id}
        onClose={address.close}
        actions={(play) => (
          <PlayActions
            play={play}
            pin={<PinPlayButton play={play} />}
            onEdit={canEdit ? () => writing.begin(play) : undefined}
            onDeleted={address.close}
          />
        )}
      />
      {writing.current && (
        <Suspense fallback={null}>
          <PlayWriting
            key={writing.current.edition}
            team={team}
            play={writing.current.play}
            isOpen={writing.isOpen}
            onClose={writing.end}
            onSaved={(play) => address.open === null && address.show(play)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** State of the play dialog; `edition` remounts it each time it opens. */
function usePlayWriting() {
  const [current, setCurrent] = useState<{ play?: Play; edition: number }>();
  const [isOpen, setOpen] = useState(false);
  return {
    current,
    isOpen,
    begin: (play?: Play) => {
      setCurrent((last) => ({ play, edition: (last?.edition ?? 0) + 1 }));
      setOpen(true);
    },
    end: () => setOpen(false),
  };
}
