import { canOpenTeamSettings, teamTexts, type TeamSummary } from '@touchline/contract';
import { Button, IconButton, SettingsIcon } from '@touchline/ui-kit';
import { useStanding } from '../../shared/session';

interface TeamSettingsLinkProps {
  team: TeamSummary;
  /** Shows only the icon, in narrow layouts. */
  isLabelHidden?: boolean;
}

/** Link to a team's settings, for users who may open them. */
export function TeamSettingsLink({ team, isLabelHidden }: TeamSettingsLinkProps) {
  const standing = useStanding(team);
  if (!standing || !canOpenTeamSettings(standing)) return null;
  const href = `/teams/${team.id}/settings`;
  return isLabelHidden ? (
    <IconButton label={teamTexts.settings} icon={SettingsIcon} tone="quiet" href={href} />
  ) : (
    <Button icon={SettingsIcon} href={href}>
      {teamTexts.settings}
    </Button>
  );
}
