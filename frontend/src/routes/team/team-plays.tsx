import { useQuery } from '@tanstack/react-query';
import { playTexts, type PlayFilter, type TeamSummary } from '@touchline/contract';
import { Button, Inline, PlusIcon, Stack } from '@touchline/ui-kit';
import { PlayGrid } from '../../features/plays/play-grid';
import { playListQuery } from '../../features/plays/play-list-query';
import { usePlayCreation } from '../shared/use-play-creation';

interface TeamPlaysProps {
  team: TeamSummary;
  filter: PlayFilter;
  /** The plays are listed in the order of a category, which the user may change. */
  isMovable: boolean;
  /** The user may change the plays. */
  isSelectable: boolean;
  onClear: () => void;
}

/** Plays of a team: the cards, and the dialog for a new play. */
export function TeamPlays({ team, ...grid }: TeamPlaysProps) {
  const creation = usePlayCreation(team);
  const create = creation.canCreate ? creation.open : undefined;
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
      <PlayGrid teamId={team.id} {...grid} onCreate={create} />
      {creation.dialog}
    </Stack>
  );
}
