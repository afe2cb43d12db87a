import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  canChangeOrder,
  canChangeSeveral,
  pageListTexts,
  playTexts,
  tagTexts,
  teamNavTexts,
  teamTexts,
  type PageListFilter,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  Container,
  FilterRow,
  Inline,
  SearchField,
  ShowAbove,
  ShowBelow,
  SkeletonText,
  Stack,
  StarFilledIcon,
  StarIcon,
  Tabs,
  ToggleIconButton,
} from '@touchline/ui-kit';
import { lazy, Suspense, type ReactNode, type Ref } from 'react';
import { CreateMenu } from '../../features/pages/create-menu';
import { PageGrid } from '../../features/pages/page-grid';
import { pageListQuery } from '../../features/pages/page-queries';
import { RecentUpdates } from '../../features/pages/recent-updates';
import { playListQuery } from '../../features/plays/play-list-query';
import { useStanding } from '../../shared/session';
import { BinLine } from './bin-line';
import { CategoryMissing, InCategory, EmptyCategory } from './in-category';
import { NoPagesYet } from './no-pages-yet';
import { TeamHeader, type TeamCounts } from './team-header';
import { TeamLabels } from './team-labels';
import { TeamMenu } from './team-menu';
import { TeamPlays } from './team-plays';
import { TeamSettingsLink } from './team-settings-link';
import { useAskedPageCreation, type PageCreation } from '../shared/use-page-creation';
import { usePlayCreation } from '../shared/use-play-creation';
import { useOpenCategory } from './use-open-category';
import { usePageFilter } from './use-page-filter';

/** Lazy: few visits open it, and it is no part of what the server renders. */
const Squad = lazy(() =>
  import('../../features/members/squad').then(({ Squad: component }) => ({ default: component })),
);

/** / and /dashboard: a team's pages, and buttons to create one. */
export function TeamDashboard({ team }: { team: TeamSummary }) {
  const creation = useAskedPageCreation(team);
  const plays = usePlayCreation(team);
  const counts = useCounts(team);
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
          counts={counts}
          isPart
          action={
            <Inline gap="8">
              <ShowAbove breakpoint="tablet">{openSpace}</ShowAbove>
              {creation.canCreate && <CreateMenu {...creation} createPlay={plays.open} />}
              <TeamSettingsLink team={team} isLabelHidden />
              <TeamMenu team={team} />
            </Inline>
          }
        />
        <TeamContents team={team} creation={creation} />
      </Stack>
      {creation.dialog}
      {plays.dialog}
    </Container>
  );
}

/** Returns how many pages a team has, or match a filter; undefined while loading. */
const useTotal = ({ id }: TeamSummary, filter: PageListFilter = {}) =>
  useInfiniteQuery({ ...pageListQuery(id, filter), placeholderData: keepPreviousData }).data?.pages[0]?.total;

export const useCounts = (team: TeamSummary): TeamCounts => ({
  pages: useTotal(team),
  plays: usePlayCount(team),
});

interface TeamContentsProps {
  team: TeamSummary;
  creation: PageCreation;
  /** Adds a tab with the pages changed last, and one with the members. */
  hasRecent?: boolean;
  searchRef?: Ref<HTMLInputElement>;
  /** The pinned pages and plays: above the tabs, on phones below the search. */
  startHere?: ReactNode;
}

/** Tabs of a team's pages and plays, with one search and one tag filter for all. */
export function TeamContents({ team, creation, hasRecent, searchRef, startHere }: TeamContentsProps) {
  const filtering = usePageFilter();
  const { filter, category, tab, ...change } = filtering;
  const opened = useOpenCategory(team.id, category);
  const ordered = useOrderedList(team, filtering);
  const count = useTotal(team, ordered.filter);
  const playCount = usePlayCount(team, ordered.filter);
  if (opened.state === 'unknown' || opened.state === 'failed')
    return <CategoryMissing opened={opened} onClear={change.leaveCategory} />;

  const empty = <EmptyList creation={creation} isCategory={category !== undefined} />;
  const list = { teamId: team.id, filter, empty, onClear: change.clear };
  const recent = { id: 'recent', label: teamNavTexts.recent, content: <RecentUpdates {...list} /> };
  const pages = {
    id: 'pages',
    label: teamNavTexts.pages,
    count,
    content: <PageGrid {...list} {...ordered} />,
  };
  const plays = {
    id: 'plays',
    label: playTexts.plays,
    count: playCount,
    content: (
      <TeamPlays team={team} {...ordered} onClear={change.isNarrowed ? change.clear : change.leaveCategory} />
    ),
  };
  const squad = {
    id: 'squad',
    label: teamNavTexts.squad,
    count: team.memberCount,
    content: (
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Squad team={team} />
      </Suspense>
    ),
  };
  const items = hasRecent ? [recent, pages, plays, squad] : [pages, plays];

  const selectedId = tab ?? (category === undefined ? items[0]?.id : pages.id);

  return (
    <Stack gap="24">
      {startHere && <ShowAbove breakpoint="tablet">{startHere}</ShowAbove>}
      <Tabs label={team.name} items={items} selectedId={selectedId} onSelect={change.openTab} isSticky>
        {selectedId !== squad.id && (
          <ContentFilter
            teamId={team.id}
            filtering={filtering}
            searchRef={searchRef}
            showLabel={showLabel(selectedId === plays.id, { pages: count, plays: playCount })}
          />
        )}
        {startHere && <ShowBelow breakpoint="tablet">{startHere}</ShowBelow>}
        {opened.state === 'open' && <InCategory team={team} opened={opened} onClear={change.leaveCategory} />}
      </Tabs>
      <BinLine team={team} isHidden={selectedId === squad.id} />
    </Stack>
  );
}

function usePlayCount({ id }: TeamSummary, filter: PageListFilter = {}) {
  const { data: plays } = useQuery({ ...playListQuery(id, filter), placeholderData: keepPreviousData });
  return plays?.length;
}

/** Lists a category in its own order, as long as neither search, tags nor stars narrow it; editors select and move. */
function useOrderedList(
  team: TeamSummary,
  { filter, category, isNarrowed }: ReturnType<typeof usePageFilter>,
) {
  const standing = useStanding(team);
  const isSelectable = standing !== undefined && canChangeSeveral(standing);
  if (category === undefined || isNarrowed) return { filter, isMovable: false, isSelectable };
  const ordered: PageListFilter = { ...filter, order: 'own' };
  return { filter: ordered, isMovable: standing !== undefined && canChangeOrder(standing), isSelectable };
}

/** Returns the label of the button that closes the dialog of tags, such as "Show 5 pages". */
const showLabel = (isPlays: boolean, { pages = 0, plays = 0 }: { pages?: number; plays?: number }) =>
  tagTexts.show(isPlays ? plays : pages, isPlays);

function EmptyList({ creation, isCategory }: { creation: PageCreation; isCategory: boolean }) {
  const create = { canCreate: creation.canCreate, onCreate: creation.open };
  return isCategory ? <EmptyCategory {...create} /> : <NoPagesYet {...create} />;
}

interface ContentFilterProps {
  teamId: number;
  filtering: ReturnType<typeof usePageFilter>;
  searchRef?: Ref<HTMLInputElement>;
  showLabel: string;
}

function ContentFilter({ teamId, filtering, searchRef, showLabel: label }: ContentFilterProps) {
  const { filter, search, tags, isStarred, setSearch, setStarred, toggleTag, clearTags } = filtering;
  return (
    <FilterRow
      search={
        <SearchField
          ref={searchRef}
          label={pageListTexts.searchSpace}
          placeholder={pageListTexts.searchSpace}
          value={search}
          onChange={setSearch}
        />
      }
    >
      <ToggleIconButton
        label={pageListTexts.onlyStarred}
        icon={StarIcon}
        selectedIcon={StarFilledIcon}
        isSelected={isStarred}
        onChange={setStarred}
      />
      <TeamLabels
        teamId={teamId}
        filter={filter}
        selected={tags}
        onToggle={toggleTag}
        onClear={clearTags}
        showLabel={label}
      />
    </FilterRow>
  );
}
