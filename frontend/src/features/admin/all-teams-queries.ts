import { useMutation } from '@tanstack/react-query';
import {
  adminTexts as texts,
  adminCalls,
  teamCalls,
  teamTexts,
  type NewTeam,
  type NewTeamWithAdmin,
  type Team,
  type TeamSummary,
} from '@touchline/contract';
import { api } from '../../shared/api/api';
import { useToastAndInvalidate } from './admin-queries';

const created = { title: teamTexts.created, description: teamTexts.createdDetail };

/** Creates a team, or updates the given one. */
export function useSaveTeam(team: TeamSummary | undefined) {
  return useMutation({
    mutationFn: (body: NewTeam): Promise<Team | TeamSummary> =>
      team
        ? api(teamCalls.changeSummarized, { params: { teamId: team.id }, query: { view: 'summary' }, body })
        : api(teamCalls.create, { body }),
    meta: { failure: team ? teamTexts.updateFailed : teamTexts.createFailedFallback },
    onSuccess: useToastAndInvalidate(team ? { title: teamTexts.updated } : created),
  });
}

export function useCreateTeamWithAdmin() {
  return useMutation({
    mutationFn: (body: NewTeamWithAdmin) => api(adminCalls.createTeamWithAdmin, { body }),
    meta: { failure: teamTexts.createFailed },
    onSuccess: useToastAndInvalidate(created),
  });
}

export function useDeleteTeam() {
  return useMutation({
    mutationFn: (teamId: number) => api(teamCalls.remove, { params: { teamId } }),
    meta: { failure: teamTexts.deleteFailed },
    onSuccess: useToastAndInvalidate({ title: texts.deleted }),
  });
}
