import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  teamCalls,
  teamTexts,
  type NewTeam,
  type Team,
  type TeamChange,
  type TeamSummary,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { teamsKey } from '../../shared/api/query-keys';

/** Returns the summary of a new team, whose only member is its creator. */
function summaryOf({ members: [founder], ...team }: Team): TeamSummary {
  return {
    ...team,
    teamRole: founder?.role ?? null,
    memberCount: 1,
    coachCount: 0,
    isPinned: false,
    usedAt: null,
  };
}

/** Returns the teams with this one behind the pinned ones, where the next load lists it. */
function afterPinned(teams: readonly TeamSummary[], team: TeamSummary): TeamSummary[] {
  const others = teams.filter(({ id }) => id !== team.id);
  return [...others.filter(({ isPinned }) => isPinned), team, ...others.filter(({ isPinned }) => !isPinned)];
}

export function useCreateTeam() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewTeam) => summaryOf(await api(teamCalls.create, { body })),
    meta: { failure: teamTexts.createFailedFallback },
    onSuccess: (team: TeamSummary) => {
      queries.setQueryData(teamsKey, (teams: TeamSummary[] = []) => afterPinned(teams, team));
      toast({ title: teamTexts.created, description: teamTexts.createdDetail, tone: 'success' });
    },
  });
}

export function useChangeTeam(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TeamChange) =>
      api(teamCalls.changeSummarized, { params: { teamId }, query: { view: 'summary' }, body }),
    meta: { failure: teamTexts.settingsFailed },
    onSuccess: (team: TeamSummary) => {
      queries.setQueryData(teamsKey, (teams: TeamSummary[] = []) =>
        teams.map((each) => (each.id === team.id ? team : each)),
      );
      toast({ title: teamTexts.updated, tone: 'success' });
    },
  });
}

/** Pins or unpins a team for the user. Optimistic; rolled back on failure. */
export function usePinTeam({ id: teamId, isPinned }: TeamSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(teamCalls.pin, { params: { teamId }, body: { isPinned: !isPinned } }),
    meta: {
      failure: isPinned ? teamTexts.unpinFailed : teamTexts.pinFailed,
      shows: [{ queryKey: teamsKey, exact: true }],
    },
    onMutate: () => {
      const before = queries.getQueryData<TeamSummary[]>(teamsKey);
      queries.setQueryData(teamsKey, (teams: TeamSummary[] = []) => {
        const team = teams.find(({ id }) => id === teamId);
        return team ? afterPinned(teams, { ...team, isPinned: !isPinned }) : teams;
      });
      return before;
    },
    onError: (_error, _variables, before) => queries.setQueryData(teamsKey, before),
  });
}
