import type { TeamSummary } from '@touchline/contract';
import { TeamInitial, VisuallyHidden } from '@touchline/ui-kit';

/** The initial of the team of a row; its name is for screen readers, where there is more than one team. */
export function Initial({ teamId, teams }: { teamId: number; teams: readonly TeamSummary[] }) {
  const team = teams.find(({ id }) => id === teamId);
  return (
    <span title={team?.name}>
      <TeamInitial name={team?.name ?? '?'} tint={team?.sport ?? ''} size="small" />
      {team && teams.length > 1 && <VisuallyHidden>{team.name}</VisuallyHidden>}
    </span>
  );
}
