import { canMoveContent, type TeamSummary, type User } from '@touchline/contract';
import { standingOf } from '../session';

/** Returns the other teams that the user edits. */
export const teamsToMoveTo = (
  user: Pick<User, 'id' | 'role'>,
  teams: readonly TeamSummary[],
  teamId: number,
): TeamSummary[] =>
  teams.filter((team) => team.id !== teamId && canMoveContent(standingOf(user, team), undefined));
