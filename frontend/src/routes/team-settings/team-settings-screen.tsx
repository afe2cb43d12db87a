import { useQuery } from '@tanstack/react-query';
import { canOpenTeamSettings, spaceTexts, teamTexts as texts, type TeamSummary } from '@touchline/contract';
import { BackIcon, Box, Container, Heading, IconButton, Inline, Stack, Tabs, Text } from '@touchline/ui-kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { SpaceArchive } from '../../features/spaces/space-archive';
import { TeamInfoForm } from '../../features/teams/team-info-form';
import { standingOf, teamsQuery, useUser } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccessDenied, TeamNotFound } from '../shared/not-found';
import { ManageUsers } from './manage-users';
import { Panel } from '../shared/panel';
import { TeamDescription } from '../team/team-description';
import { TeamSkeleton } from '../team/team-skeleton';
import { LoadFailed } from '../../shared/load-failed';

/** /teams/{teamId}/settings */
export function TeamSettingsScreen() {
  const { teamId = '' } = useParams();
  const user = useUser();
  const teams = useQuery(teamsQuery);
  const team = teams.data?.find(({ id }) => String(id) === teamId);
  usePageTitle(team && `${texts.settings}: ${team.name}`);

  if (teams.isPending) return <TeamSkeleton label={texts.loading} />;
  if (teams.isLoadingError) return <LoadFailed query={teams} />;
  if (!team) return <TeamNotFound />;
  if (!canOpenTeamSettings(standingOf(user, team))) return <AccessDenied reason={texts.settingsDenied} />;
  return <TeamSettings key={team.id} team={team} />;
}

function TeamSettings({ team }: { team: TeamSummary }) {
  const [params, setParams] = useSearchParams();
  const standing = standingOf(useUser(), team);
  return (
    <Container width="content">
      <Stack gap="24">
        <Inline gap="8">
          <IconButton label={team.name} icon={BackIcon} tone="quiet" href={`/teams/${team.id}`} />
          <Stack gap="none">
            <Heading level={1}>{texts.settings}</Heading>
            <Text size="14" tone="muted">
              {team.name}
            </Text>
          </Stack>
        </Inline>
        <Tabs
          place="side"
          label={texts.settings}
          selectedId={params.get('tab') ?? 'info'}
          onSelect={(tab) => setParams({ tab }, { replace: true })}
          items={[
            {
              id: 'info',
              label: texts.info,
              content: (
                <Stack gap="24">
                  <Panel title={texts.info} lead={texts.infoLead}>
                    <TeamInfoForm team={team} />
                  </Panel>
                  <Box padding="24" surface="surface" border radius="medium">
                    <TeamDescription team={team} />
                  </Box>
                  <Panel title={spaceTexts.title} lead={spaceTexts.lead}>
                    <SpaceArchive teamId={team.id} />
                  </Panel>
                </Stack>
              ),
            },
            {
              id: 'users',
              label: texts.manageUsers,
              content: <ManageUsers team={team} standing={standing} />,
            },
          ]}
        />
      </Stack>
    </Container>
  );
}
