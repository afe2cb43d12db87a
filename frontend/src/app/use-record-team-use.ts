import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { teamCalls } from '@touchline/contract';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../shared/api/api';
import { nowMs } from '../shared/clock';
import { lastUsedTeam, teamsQuery } from '../shared/session';
import { viewsAsPlayer } from '../shared/view-as-player';
import { useCurrentTeamId } from './use-current-team';

/**
 * Records the team of the open screen as the one used last, which is the team of Home on all devices. Sends one request for each change
 * of team, and none while the team stays the same.
 */
export function useRecordTeamUse(): void {
  const queries = useQueryClient();
  const { data: teams } = useQuery(teamsQuery);
  const current = useCurrentTeamId();
  const { mutate } = useMutation({
    mutationFn: (teamId: number) => api(teamCalls.use, { params: { teamId } }),
    // A background write: the next change of team sends another.
    meta: { silent: true, keepsPageOpen: true },
  });
  const record = useEffectEvent(() => {
    const last = lastUsedTeam(teams);
    if (viewsAsPlayer) return;
    if (current === undefined || current === last?.id || !teams?.some(({ id }) => id === current)) return;
    mutate(current);
    // Later than the last use even if this clock is behind the server's.
    const usedAt = new Date(Math.max(nowMs(), Date.parse(last?.usedAt ?? '') + 1 || 0)).toISOString();
    queries.setQueryData(teamsQuery.queryKey, (known = []) =>
      known.map((team) => (team.id === current ? { ...team, usedAt } : team)),
    );
  });
  const isLoaded = teams !== undefined;
  useEffect(() => record(), [current, isLoaded]);
}
