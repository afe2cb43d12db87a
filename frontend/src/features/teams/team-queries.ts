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
import { api } from '../../shared/api';
import { teamsKey } from '../../shared/query-keys';

/** Returns the summary of a new team, whose only member is its creator. */
function summaryOf({ members: [founder], ...team }: Team): TeamSummary {
  return { ...team, teamRole: founder?.role ?? null, memberCount: 1, coachCount: 0 };
}

export function useCreateTeam() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewTeam) => summaryOf(await api(teamCalls.create, { body })),
    meta: { failure: teamTexts.createFailedFallback },
    onSuccess: (team: TeamSummary) => {
      const byName = (a: TeamSummary, b: TeamSummary) => a.name.localeCompare(b.name);
      queries.setQueryData(teamsKey, (teams: TeamSummary[] = []) => [...teams, team].sort(byName));
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
