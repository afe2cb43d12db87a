import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  pageTexts,
  playTexts,
  teamNavTexts,
  teamTexts,
  type PageFilter,
  type TeamSummary,
} from '@touchline/contract';
import { Button, Container, Grid, Inline, SearchField, ShowAbove, Stack, Tabs } from '@touchline/ui-kit';
import type { Ref } from 'react';
import { CreateMenu } from '../../features/pages/create-menu';
import { PageGrid } from '../../features/pages/page-grid';
import { pageListQuery } from '../../features/pages/page-queries';
import { RecentUpdates } from '../../features/pages/recent-updates';
import { playListQuery } from '../../features/plays/play-queries';
import { CategoryMissing, InCategory, EmptyCategory } from './in-category';
import { NoPagesYet } from './no-pages-yet';
import { TeamHeader } from './team-header';
import { TeamLabels } from './team-labels';
import { TeamMenu } from './team-menu';
import { TeamPlays } from './team-plays';
import { TeamSettingsLink } from './team-settings-link';
import { useAskedPageCreation, type PageCreation } from '../shared/use-page-creation';
import { useOpenCategory } from './use-open-category';
import { usePageFilter } from './use-page-filter';

/** / and /dashboard: a team's pages, and buttons to create one. */
export function TeamDashboard({ team }: { team: TeamSummary }) {
  const creation = useAskedPageCreation(team);
  const total = useTotal(team);
  const openSpace = (
    <Button tone="quiet" href={`/teams/${team.id}`}>
      {teamTexts.openSpace}
    </Button>
  );
  return (
    <Container width="content">
      <Stack gap="16">
        <TeamHeader
          team={team}
          total={total}
          action={
            <Inline gap="8">
              {creation.canCreate ? <ShowAbove breakpoint="tablet">{openSpace}</ShowAbove> : openSpace}
              {creation.canCreate && <CreateMenu {...creation} />}
              <TeamSettingsLink team={team} isLabelHidden />
              <TeamMenu team={team} />
            </Inline>
          }
        />
        <TeamContents team={team} creation={creation} />
      </Stack>
      {creation.dialog}
    </Container>
  );
}

/** Returns how many pages a team has, or match a filter; undefined while loading. */
export const useTotal = ({ id }: TeamSummary, filter: PageFilter = {}) =>
  useInfiniteQuery({ ...pageListQuery(id, filter), placeholderData: keepPreviousData }).data?.pages[0]?.total;

interface TeamContentsProps {
  team: TeamSummary;
  creation: PageCreation;
  /** Adds a tab with the pages changed last. */
  hasRecent?: boolean;
  searchRef?: Ref<HTMLInputElement>;
}

/** Tabs of a team's pages and plays, with one search and one tag filter for all. */
export function TeamContents({ team, creation, hasRecent, searchRef }: TeamContentsProps) {
  const { filter, search, tags, category, tab, ...change } = usePageFilter();
  const opened = useOpenCategory(team.id, category);
  const count = useTotal(team, filter);
  const playCount = useQuery({ ...playListQuery(team.id, filter), placeholderData: keepPreviousData }).data
    ?.length;
  if (opened.state === 'unknown' || opened.state === 'failed')
    return <CategoryMissing opened={opened} onClear={change.leaveCategory} />;

  const empty =
    category === undefined ? (
      <NoPagesYet canCreate={creation.canCreate} onCreate={creation.open} />
    ) : (
      <EmptyCategory canCreate={creation.canCreate} onCreate={creation.open} />
    );
  const list = { teamId: team.id, filter, empty, onClear: change.clear };
  const recent = { id: 'recent', label: teamNavTexts.recent, content: <RecentUpdates {...list} /> };
  const pages = { id: 'pages', label: teamNavTexts.pages, count, content: <PageGrid {...list} /> };
  const isNarrowed = search !== '' || tags.length > 0;
  const plays = {
    id: 'plays',
    label: playTexts.plays,
    count: playCount,
    content: (
      <TeamPlays team={team} filter={filter} onClear={isNarrowed ? change.clear : change.leaveCategory} />
    ),
  };
  const items = [...(hasRecent ? [recent] : []), pages, plays];

  return (
    <Stack gap="16">
      <Grid columns={[1, 2, 3]} gap="16">
        <SearchField
          ref={searchRef}
          label={pageTexts.searchSpace}
          placeholder={pageTexts.searchSpace}
          value={search}
          onChange={change.setSearch}
        />
      </Grid>
      <TeamLabels teamId={team.id} selected={tags} onToggle={change.toggleTag} />
      {opened.state === 'open' && <InCategory team={team} opened={opened} onClear={change.leaveCategory} />}
      <Tabs
        label={team.name}
        items={items}
        selectedId={tab ?? (category === undefined ? items[0]?.id : pages.id)}
        onSelect={change.openTab}
      />
    </Stack>
  );
}
