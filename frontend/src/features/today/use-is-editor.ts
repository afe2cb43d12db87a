import { canEditPages, type TeamSummary } from '@touchline/contract';
import { standingOf, useUser } from '../../shared/session';

/** Returns whether the user may edit pages of one of the teams. */
export function useIsEditor(teams: readonly TeamSummary[]): boolean {
  const user = useUser();
  return teams.some((team) => canEditPages(standingOf(user, team)));
}
