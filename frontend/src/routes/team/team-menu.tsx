import { binTexts, canOpenTeamSettings, canUseBin, teamTexts, type TeamSummary } from '@touchline/contract';
import { MenuButton, MoreIcon, PinIcon, SettingsIcon, TrashIcon, UnpinIcon } from '@touchline/ui-kit';
import { usePinTeam } from '../../features/teams/team-queries';
import { useStanding } from '../../shared/session';

interface TeamMenuProps {
  team: TeamSummary;
  /** Includes the team's settings, which are a button on larger screens. */
  hasSettings?: boolean;
}

/** Further actions of a team. */
export function TeamMenu({ team, hasSettings = false }: TeamMenuProps) {
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
        ...(hasSettings && standing && canOpenTeamSettings(standing)
          ? [
              {
                id: 'settings',
                label: teamTexts.settings,
                icon: SettingsIcon,
                href: `/teams/${team.id}/settings`,
              },
            ]
          : []),
        { id: 'pin', ...pin, onAction: () => mutate() },
        ...(hasBin
          ? [{ id: 'bin', label: binTexts.title, icon: TrashIcon, href: `/teams/${team.id}/bin` }]
          : []),
      ]}
    />
  );
}
