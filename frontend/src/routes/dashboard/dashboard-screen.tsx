import { useQuery } from '@tanstack/react-query';
import { appTexts, teamNavTexts, teamTexts, type TeamSummary } from '@touchline/contract';
import { EmptyState, Button, Container, Divider, PlusIcon, ScrollStart, Stack } from '@touchline/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { useReading } from '../../features/notifications/use-reading';
import { StartHere } from '../../features/pins/start-here';
import { Today } from '../../features/today/today';
import { lastUsedTeam, teamsQuery } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { PlayLink } from '../shared/play-link';
import { TeamDashboard } from '../team/team-dashboard';
import { TeamSkeleton } from '../team/team-skeleton';
import { useTeamCreation } from '../shared/use-team-creation';
import { LoadFailed } from '../../shared/load-failed';

/** / and /dashboard: Today, then the team of `?team=`, else the team used last, else a welcome with a button to create one. */
export function DashboardScreen() {
  const teams = useQuery(teamsQuery);
  const params = useSearchParams()[0];
  const asked = params.get('team');
  const isAsked = ['team', 'tag', 'new'].some((name) => params.has(name));
  const team = teams.data?.find(({ id }) => String(id) === asked) ?? lastUsedTeam(teams.data);
  usePageTitle(appTexts.dashboard);
  if (teams.isLoadingError) return <LoadFailed query={teams} />;
  if (teams.data && !team)
    return (
      <PlayLink>
        <Welcome />
      </PlayLink>
    );
  return (
    <PlayLink>
      <Stack gap="32">
        <HomeToday teams={teams.data} team={team} />
        <ScrollStart isStart={isAsked}>
          {team ? <TeamDashboard key={team.id} team={team} /> : <TeamSkeleton label={appTexts.loading} />}
        </ScrollStart>
      </Stack>
    </PlayLink>
  );
}

interface HomeTodayProps {
  teams: readonly TeamSummary[] | undefined;
  team: TeamSummary | undefined;
}

/** Today above the dashboard of a team, which begins under a hairline. */
function HomeToday({ teams, team }: HomeTodayProps) {
  const { read } = useReading();
  return (
    <Container width="content">
      <Stack gap="32">
        <Today
          teams={teams ?? []}
          startHere={team && <StartHere team={team} />}
          onOpenComment={({ notificationId }) => notificationId && read.mutate({ id: notificationId })}
        />
        <Divider />
      </Stack>
    </Container>
  );
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
