import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  appTexts,
  limits,
  starredKinds,
  starredTexts as texts,
  type StarredItem,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  Container,
  EmptyState,
  Heading,
  Inline,
  List,
  ListSkeleton,
  SegmentedControl,
  Select,
  Stack,
  StarIcon,
  Text,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StarredRow } from './starred-row';
import { starredQuery } from '../../features/starred/starred-queries';
import { LoadFailed } from '../../shared/load-failed';
import { LoadingWords } from '../../shared/loading-words';
import { teamsQuery } from '../../shared/session';
import { ShowMore } from '../../shared/show-more';
import { usePageTitle } from '../../shared/hooks/use-page-title';

/** /starred: pages and plays that the user starred in all teams. */
export function StarredScreen() {
  const { filter, isFiltered, select, clear } = useStarredFilter();
  const { data: teams = [] } = useQuery(teamsQuery);
  const list = useInfiniteQuery({ ...starredQuery(filter), placeholderData: keepPreviousData });
  usePageTitle(texts.title);
  const counts = list.data?.pages[0]?.counts ?? [];
  const starredTeams = teams.filter(({ id }) => counts.some(({ teamId }) => teamId === id));
  return (
    <Container width="page">
      <Stack gap="24">
        <Stack gap="4">
          <Heading level={1}>{texts.title}</Heading>
          <Text tone="muted">{texts.lead}</Text>
        </Stack>
        {starredTeams.length > 0 && <StarredFilters teams={starredTeams} filter={filter} select={select} />}
        {list.isPending && (
          <>
            <LoadingWords>{appTexts.loading}</LoadingWords>
            <ListSkeleton count={limits.cardSkeletons} hasThumbnail />
          </>
        )}
        {list.isLoadingError && <LoadFailed query={list} />}
        {list.data && (
          <StarredItems
            key={`${filter.kind} ${filter.team}`}
            items={list.data.pages.flatMap((part) => part.items)}
            teams={teams}
            onClear={isFiltered ? clear : undefined}
          />
        )}
        <ShowMore list={list} label={texts.more} />
      </Stack>
    </Container>
  );
}

interface StarredFiltersProps extends Pick<ReturnType<typeof useStarredFilter>, 'filter' | 'select'> {
  /** Teams with a star. */
  teams: readonly TeamSummary[];
}

function StarredFilters({ teams, filter, select }: StarredFiltersProps) {
  return (
    <Inline gap="12" wrap>
      <SegmentedControl
        label={texts.kind}
        items={kinds}
        selectedId={filter.kind ?? 'all'}
        onSelect={(id) => select('kind', id === 'all' ? null : id)}
      />
      {teams.length > 1 && (
        <Select
          label={texts.team}
          isLabelHidden
          items={[
            { id: 'all', label: texts.allTeams },
            ...teams.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          selectedKey={filter.team === undefined ? 'all' : String(filter.team)}
          onSelectionChange={(id) => select('team', id === 'all' ? null : id)}
        />
      )}
    </Inline>
  );
}

const kinds = [
  { id: 'all', label: texts.all },
  { id: 'page', label: texts.pages },
  { id: 'play', label: texts.plays },
];

/** The filter in the address: `?kind=page&team=3`. */
function useStarredFilter() {
  const [params, setParams] = useSearchParams();
  const [kind, team] = [params.get('kind'), Number(params.get('team'))];
  const filter = {
    kind: starredKinds.find((each) => each === kind),
    team: Number.isInteger(team) && team > 0 ? team : undefined,
  };
  const change = (values: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    isFiltered: filter.kind !== undefined || filter.team !== undefined,
    select: (name: 'kind' | 'team', value: string | null) => change({ [name]: value }),
    clear: () => change({ kind: null, team: null }),
  };
}

interface StarredItemsProps {
  items: readonly StarredItem[];
  teams: readonly TeamSummary[];
  /** Shows all stars; undefined if they are shown. */
  onClear?: () => void;
}

/** Items that were unstarred here stay until the screen is left, so that a slip is undone by the next press. */
function StarredItems({ items, teams, onClear }: StarredItemsProps) {
  const [unstarred, setUnstarred] = useState<readonly StarredItem[]>([]);
  const gone = unstarred.filter((each) => !items.some((item) => isSame(item, each)));
  const shown = [...items, ...gone].sort((a, b) => b.starredAt.localeCompare(a.starredAt));
  if (shown.length === 0 && onClear)
    return <EmptyState title={texts.noMatch} action={<Button onPress={onClear}>{texts.showAll}</Button>} />;
  if (shown.length === 0) return <EmptyState icon={StarIcon} title={texts.empty} detail={texts.emptyLead} />;
  return (
    <List label={texts.list}>
      {shown.map((item) => (
        <StarredRow
          key={`${item.kind} ${item.id}`}
          item={item}
          team={teams.find(({ id }) => id === item.teamId)}
          isStarred={!unstarred.some((each) => isSame(item, each))}
          onChange={(isStarred) =>
            setUnstarred((known) => [
              ...known.filter((each) => !isSame(item, each)),
              ...(isStarred ? [] : [item]),
            ])
          }
        />
      ))}
    </List>
  );
}

const isSame = (one: StarredItem, other: StarredItem) => one.kind === other.kind && one.id === other.id;
