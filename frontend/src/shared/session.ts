import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  accountCalls,
  playerStanding,
  teamCalls,
  type Standing,
  type TeamSummary,
  type User,
} from '@touchline/contract';
import { createContext, useContext } from 'react';
import { api } from './api/api';
import { isStatus } from './api/api-error';
import { currentUserKey, teamsKey } from './api/query-keys';
import { viewsAsPlayer } from './view-as-player';

/** Current user; null without a session. A failed refetch keeps the user until the next navigation or mutation. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ client, queryKey }): Promise<User | null> => {
    try {
      return await api(accountCalls.currentUser, {});
    } catch (error) {
      if (isStatus(error, 401) && !client.getQueryData(queryKey)) return null;
      throw error;
    }
  },
});

/**
 * Teams of the user with their role in each, without members, in the user's own order. A refetch keeps the order, so that no team moves
 * under the pointer: a new order is shown by the next load.
 */
export const teamsQuery = queryOptions({
  queryKey: teamsKey,
  queryFn: async ({ client, queryKey }): Promise<TeamSummary[]> => {
    const teams = await api(teamCalls.summaries, { query: { view: 'summary' } });
    return inKnownOrder(teams, client.getQueryData(queryKey));
  },
});

/** Returns the teams in the order and with the last uses of `known`; new teams are last. */
export function inKnownOrder(teams: TeamSummary[], known: readonly TeamSummary[] = []): TeamSummary[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const kept = known.flatMap(({ id, usedAt }) => {
    const team = byId.get(id);
    byId.delete(id);
    return team ? [{ ...team, usedAt }] : [];
  });
  return [...kept, ...byId.values()];
}

/** Returns the team that the user used last; before any use the first one. */
export const lastUsedTeam = (teams: readonly TeamSummary[] = []): TeamSummary | undefined =>
  teams.reduce((last, team) => ((team.usedAt ?? '') > (last?.usedAt ?? '') ? team : last), teams[0]);

/** Current user, set by the sign-in guard; keeps its value while signing out. */
export const UserContext = createContext<User | null>(null);

export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('This belongs behind the sign-in guard');
  return user;
}

/** Returns the user's standing in a team, for the contract's policies; undefined while loading. */
export function useStanding(team: TeamSummary | undefined): Standing | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user && team ? standingOf(user, team) : undefined;
}

export function standingOf(
  user: Pick<User, 'id' | 'role'>,
  team: Pick<TeamSummary, 'teamRole' | 'teamAdminId'>,
): Standing {
  if (viewsAsPlayer) return playerStanding(user.id);
  return {
    userId: user.id,
    accountRole: user.role,
    teamRole: team.teamRole,
    isTeamAdmin: team.teamAdminId === user.id,
  };
}
