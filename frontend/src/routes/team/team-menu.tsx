import { binTexts, canUseBin, teamTexts, type TeamSummary } from '@touchline/contract';
import { MenuButton, MoreIcon, PinIcon, TrashIcon, UnpinIcon } from '@touchline/ui-kit';
import { usePinTeam } from '../../features/teams/team-queries';
import { useStanding } from '../../shared/session';

/** Further actions of a team. */
export function TeamMenu({ team }: { team: TeamSummary }) {
  const { mutate } = usePinTeam(team);
  const standing = useStanding(team);
  const hasBin = standing !== undefined && canUseBin(standing);
  const pin = team.isPinned
    ? { label: teamTexts.unpin, icon: UnpinIcon }
    : { label: teamTexts.pin, icon: PinIcon };
  return (
    <MenuButton
      label={teamTexts.moreActions}
      icon={MoreIcon}
      isLabelHidden
      items={[
        { id: 'pin', ...pin, onAction: () => mutate() },
        ...(hasBin
          ? [{ id: 'bin', label: binTexts.title, icon: TrashIcon, href: `/teams/${team.id}/bin` }]
          : []),
      ]}
    />
  );
}
