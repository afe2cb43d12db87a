import { useQuery } from '@tanstack/react-query';
import { appTexts, teamNavTexts, teamTexts } from '@touchline/contract';
import { EmptyState, Button, PlusIcon } from '@touchline/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { lastUsedTeam, teamsQuery } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { PlayLink } from '../shared/play-link';
import { TeamDashboard } from '../team/team-dashboard';
import { TeamSkeleton } from '../team/team-skeleton';
import { useTeamCreation } from '../shared/use-team-creation';
import { LoadFailed } from '../../shared/load-failed';

/** / and /dashboard: the team of `?team=`, else the team used last, else a welcome with a button to create one. */
export function DashboardScreen() {
  const teams = useQuery(teamsQuery);
  const asked = useSearchParams()[0].get('team');
  const team = teams.data?.find(({ id }) => String(id) === asked) ?? lastUsedTeam(teams.data);
  usePageTitle(appTexts.dashboard);
  if (teams.isPending) return <TeamSkeleton label={appTexts.loading} />;
  if (teams.isLoadingError) return <LoadFailed query={teams} />;
  return <PlayLink>{team ? <TeamDashboard key={team.id} team={team} /> : <Welcome />}</PlayLink>;
}

function Welcome() {
  const { open, dialog } = useTeamCreation();
  const action = (
    <Button tone="accent" icon={PlusIcon} onPress={open}>
      {teamNavTexts.newTeamSpace}
    </Button>
  );
  return (
    <>
      <EmptyState level={1} title={teamTexts.welcome} detail={teamTexts.welcomeLead} action={action} />
      {dialog}
    </>
  );
}
