import { canOpenTeamSettings, teamTexts, type Team } from '@touchline/contract';
import { Above, Below, Button, IconButton, SettingsIcon } from '@touchline/ui-kit';
import { useStanding } from '../shared/session';

/** To the settings of a team, for who may open them; on phones its icon says enough. */
export function TeamSettingsLink({ team }: { team: Team }) {
  const standing = useStanding(team);
  if (!standing || !canOpenTeamSettings(standing)) return null;
  const href = `/teams/${team.id}/settings`;
  return (
    <>
      <Above breakpoint="tablet">
        <Button icon={SettingsIcon} href={href}>
          {teamTexts.settings}
        </Button>
      </Above>
      <Below breakpoint="tablet">
        <IconButton label={teamTexts.settings} icon={SettingsIcon} tone="quiet" href={href} />
      </Below>
    </>
  );
}
