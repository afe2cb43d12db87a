import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { canOpenTeamSettings, pageTexts, playTexts, teamTexts, type Team } from '@touchline/contract';
import {
  Bleed,
  Container,
  Grid,
  IconButton,
  Inline,
  SearchField,
  SettingsIcon,
  Stack,
  Tabs,
  TagFilter,
} from '@touchline/ui-kit';
import { CreateMenu } from '../features/pages/create-menu';
import { PageGrid } from '../features/pages/page-grid';
import { pageListQuery, tagsQuery } from '../features/pages/page-queries';
import { playListQuery } from '../features/plays/play-queries';
import { useStanding } from '../shared/session';
import { NoPagesYet } from './no-pages-yet';
import { TeamHeader } from './team-header';
import { TeamPagesSkeleton } from './team-pages-skeleton';
import { TeamPlays } from './team-plays';
import { usePageCreation } from './use-page-creation';
import { usePageFilter } from './use-page-filter';
import { useTeamTab } from './use-team-tab';

/** A team's pages: search, labels, cards. */
export function TeamDashboard({ team }: { team: Team }) {
  const creation = usePageCreation(team);
  const total = useInfiniteQuery(pageListQuery(team.id)).data?.pages[0]?.total;
  const pages = {
    id: 'pages',
    label: teamTexts.pages,
    count: total,
    content: <TeamPages team={team} {...creation} />,
  };
  const plays = {
    id: 'plays',
    label: playTexts.plays,
    count: useQuery(playListQuery(team.id)).data?.length,
    content: <TeamPlaysFiltered team={team} />,
  };
  return (
    <Container width="content">
      <Stack gap="16">
        <TeamHeader team={team} total={total} action={<TeamActions team={team} {...creation} />} />
        <Tabs label={team.name} items={[pages, plays]} {...useTeamTab()} />
      </Stack>
      {creation.dialog}
    </Container>
  );
}

type TeamActionsProps = { team: Team } & ReturnType<typeof usePageCreation>;

function TeamActions({ team, ...creation }: TeamActionsProps) {
  const standing = useStanding(team);
  return (
    <Inline gap="8">
      {standing && canOpenTeamSettings(standing) && (
        <IconButton
          label={teamTexts.settings}
          icon={SettingsIcon}
          tone="quiet"
          href={`/teams/${team.id}/settings`}
        />
      )}
      {creation.canCreate && <CreateMenu {...creation} />}
    </Inline>
  );
}

interface TeamPagesProps {
  team: Team;
  canCreate: boolean;
  /** Opens the dialog for a new page. */
  open: () => void;
}

function TeamPages({ team, canCreate, open }: TeamPagesProps) {
  const filtering = usePageFilter();
  const { isPending } = useQuery(tagsQuery(team.id));
  const empty = <NoPagesYet canCreate={canCreate} onCreate={open} />;
  if (isPending) return <TeamPagesSkeleton />;
  return (
    <Stack gap="16">
      <TeamFilter team={team} {...filtering} />
      <PageGrid teamId={team.id} filter={filtering.filter} empty={empty} onClear={filtering.clear} />
    </Stack>
  );
}

/** A team's plays, searched and filtered as its pages are. */
function TeamPlaysFiltered({ team }: { team: Team }) {
  const filtering = usePageFilter();
  return (
    <Stack gap="16">
      <TeamFilter team={team} {...filtering} />
      <TeamPlays team={team} filter={filtering.filter} onClear={filtering.clear} />
    </Stack>
  );
}

type TeamFilterProps = { team: Team } & ReturnType<typeof usePageFilter>;

function TeamFilter({ team, search, tags, setSearch, toggleTag }: TeamFilterProps) {
  const { data: teamTags = [] } = useQuery(tagsQuery(team.id));
  const words = { label: pageTexts.searchSpace, placeholder: pageTexts.searchSpace };
  return (
    <>
      <Grid columns={[1, 2, 3]} gap="16">
        <SearchField {...words} value={search} onChange={setSearch} />
      </Grid>
      {teamTags.length > 0 && (
        <Bleed>
          <TagFilter label={pageTexts.filterByLabel} tags={teamTags} selected={tags} onToggle={toggleTag} />
        </Bleed>
      )}
    </>
  );
}
