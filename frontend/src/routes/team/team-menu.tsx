import { teamTexts, type TeamSummary } from '@touchline/contract';
import { MenuButton, MoreIcon, PinIcon, UnpinIcon } from '@touchline/ui-kit';
import { usePinTeam } from '../../features/teams/team-queries';

/** Further actions of a team. */
export function TeamMenu({ team }: { team: TeamSummary }) {
  const { mutate } = usePinTeam(team);
  const pin = team.isPinned
    ? { label: teamTexts.unpin, icon: UnpinIcon }
    : { label: teamTexts.pin, icon: PinIcon };
  return (
    <MenuButton
      label={teamTexts.moreActions}
      icon={MoreIcon}
      isLabelHidden
      items={[{ id: 'pin', ...pin, onAction: () => mutate() }]}
    />
  );
}
