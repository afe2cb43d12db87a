import { useQuery } from '@tanstack/react-query';
import { appTexts, teamTexts } from '@touchline/contract';
import { Navigate, useParams } from 'react-router-dom';
import { teamsQuery, useUser } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccessDenied, NotFound, TeamNotFound } from '../shared/not-found';
import { PlayLink } from '../shared/play-link';
import { TeamSkeleton } from './team-skeleton';
import { TeamSpace } from './team-space';
import { isSuperAdminRole } from '@touchline/contract';
import { LoadFailed } from '../../shared/load-failed';

/** /teams/{teamId} */
export function TeamScreen() {
  const { teamId = '' } = useParams();
  const user = useUser();
  const teams = useQuery(teamsQuery);
  const team = teams.data?.find(({ id }) => String(id) === teamId);
  usePageTitle(team?.name);

  if (!/^\d+$/.test(teamId)) return <NotFound />;
  if (teams.isPending) return <TeamSkeleton label={teamTexts.loading} hasRecent />;
  if (teams.isLoadingError) return <LoadFailed query={teams} />;
  if (team)
    return (
      <PlayLink>
        <TeamSpace key={team.id} team={team} />
      </PlayLink>
    );
  return isSuperAdminRole(user.role) ? <TeamNotFound /> : <AccessDenied reason={appTexts.deniedByTeam} />;
}

/** /teams/{teamId}/squad */
export function SquadAddress() {
  const { teamId = '' } = useParams();
  return <Navigate to={`/teams/${teamId}?tab=squad`} replace />;
}
