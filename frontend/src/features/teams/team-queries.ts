import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, teamTexts, type NewTeam, type Team, type TeamChange } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';
import { teamsKey } from '../../shared/session';

export function useCreateTeam() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTeam) => api(calls.teams.create, { body }),
    meta: { failure: teamTexts.createFailedFallback },
    onSuccess: (team: Team) => {
      const byName = (a: Team, b: Team) => a.name.localeCompare(b.name);
      queries.setQueryData(teamsKey, (teams: Team[] = []) => [...teams, team].sort(byName));
      toast({ title: teamTexts.created, description: teamTexts.createdDetail, tone: 'success' });
    },
  });
}

export function useChangeTeam(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TeamChange) => api(calls.teams.change, { params: { teamId }, body }),
    meta: { failure: teamTexts.settingsFailed },
    onSuccess: (team: Team) => {
      queries.setQueryData(teamsKey, (teams: Team[] = []) =>
        teams.map((each) => (each.id === team.id ? team : each)),
      );
      toast({ title: teamTexts.updated, tone: 'success' });
    },
  });
}
