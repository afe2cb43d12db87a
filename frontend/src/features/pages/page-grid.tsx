import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { appTexts, pageTexts, type PageFilter } from '@touchline/contract';
import { Button, Centered, EmptyState, ErrorState, Grid, PageIcon, Stack, toast } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { PageCard } from './page-card';
import { PageGridSkeleton } from './page-grid-skeleton';
import { pageListQuery } from './page-queries';

interface PageGridProps {
  teamId: number;
  filter: PageFilter;
  /** What stands there when the team has no pages at all. */
  empty: ReactNode;
  onClear: () => void;
}

/** The cards of a team's pages, with every state a list can be in. */
export function PageGrid({ teamId, filter, empty, onClear }: PageGridProps) {
  const list = useInfiniteQuery({ ...pageListQuery(teamId, filter), placeholderData: keepPreviousData });
  if (list.isPending) return <PageGridSkeleton />;
  if (list.isLoadingError) {
    return (
      <ErrorState
        title={pageTexts.fetchFailed}
        onRetry={() => void list.refetch()}
        retryLabel={appTexts.tryAgain}
      />
    );
  }
  const showMore = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (isFetchNextPageError) {
      toast({ title: appTexts.error, description: pageTexts.fetchFailed, tone: 'danger' });
    }
  };
  const pages = list.data.pages.flatMap((part) => part.pages);
  if (pages.length === 0) return isFiltering(filter) ? <NoMatches onClear={onClear} /> : empty;
  return (
    <Stack gap="24">
      <Grid columns={[1, 2, 3]} gap="16">
        {pages.map((page) => (
          <PageCard key={page.id} page={page} />
        ))}
      </Grid>
      {list.hasNextPage && (
        <Centered>
          <Button onPress={() => void showMore()} isPending={list.isFetchingNextPage}>
            {pageTexts.showMore}
          </Button>
        </Centered>
      )}
    </Stack>
  );
}

const isFiltering = ({ search, tag }: PageFilter) => Boolean(search) || [tag ?? []].flat().length > 0;

function NoMatches({ onClear }: { onClear: () => void }) {
  const action = <Button onPress={onClear}>{appTexts.clearSearch}</Button>;
  return <EmptyState icon={PageIcon} title={appTexts.noMatches} action={action} />;
}
