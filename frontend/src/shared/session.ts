import { queryOptions, useQuery } from '@tanstack/react-query';
import { calls, type Standing, type TeamSummary, type User } from '@touchline/contract';
import { createContext, useContext } from 'react';
import { api } from './api';
import { isStatus } from './api-error';

export const currentUserKey = ['user'];
export const teamsKey = ['teams'];

/** Who is signed in; null when nobody is. Whoever was is not shown out for reading it again: their next step says so. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ client, queryKey }): Promise<User | null> => {
    try {
      return await api(calls.accounts.currentUser, {});
    } catch (error) {
      if (isStatus(error, 401) && !client.getQueryData(queryKey)) return null;
      throw error;
    }
  },
});

/** The teams of the reader with their own standing in each, without the members. */
export const teamsQuery = queryOptions({
  queryKey: teamsKey,
  queryFn: () => api(calls.teams.summaries, { query: { view: 'summary' } }),
});

/** Whom the sign-in guard let in: known to all that is behind it, also in the moment of signing out. */
export const UserContext = createContext<User | null>(null);

export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('This belongs behind the sign-in guard');
  return user;
}

/** The caller's standing in a team, for the policies of the contract; undefined while it is not known. */
export function useStanding(team: TeamSummary | undefined): Standing | undefined {
  const { data: user } = useQuery(currentUserQuery);
  return user && team ? standingOf(user, team) : undefined;
}

export function standingOf(
  user: Pick<User, 'id' | 'role'>,
  team: Pick<TeamSummary, 'teamRole' | 'teamAdminId'>,
): Standing {
  return {
    userId: user.id,
    accountRole: user.role,
    teamRole: team.teamRole,
    isTeamAdmin: team.teamAdminId === user.id,
  };
}
