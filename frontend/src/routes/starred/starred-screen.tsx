import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  appTexts,
  limits,
  starredTexts as texts,
  type StarredItem,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  Container,
  EmptyState,
  Heading,
  List,
  ListSkeleton,
  Stack,
  StarIcon,
  Text,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { StarredFilters, useStarredFilter } from './starred-filters';
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
  return (
    <Container width="page">
      <Stack gap="24">
        <Stack gap="4">
          <Heading level={1}>{texts.title}</Heading>
          <Text tone="muted">{texts.lead}</Text>
        </Stack>
        <StarredFilters
          teams={teams}
          counts={list.data?.pages[0]?.counts ?? []}
          filter={filter}
          select={select}
        />
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
