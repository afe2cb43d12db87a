import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { appTexts, pageListTexts, type PageListFilter, type PageSummary } from '@touchline/contract';
import { Button, EmptyState, PageIcon, Stack } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { ShowMore } from '../../shared/show-more';
import { LoadFailed } from '../../shared/load-failed';
import { pageListQuery } from './page-queries';

export interface PageListProps {
  teamId: number;
  filter: PageListFilter;
  /** Empty state without a filter. */
  empty: ReactNode;
  onClear: () => void;
}

interface ListedPagesProps extends PageListProps {
  /** Page size; with `isShort` no more are offered. */
  limit?: number;
  isShort?: boolean;
  skeleton: ReactNode;
  children: (pages: PageSummary[]) => ReactNode;
}

/** A team's pages with loading, empty and error states. */
export function ListedPages(props: ListedPagesProps) {
  const { teamId, filter, limit, isShort, empty, onClear, skeleton, children } = props;
  const list = useInfiniteQuery({
    ...pageListQuery(teamId, filter, limit),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) return skeleton;
  if (list.isLoadingError) return <LoadFailed query={list} title={pageListTexts.fetchFailed} />;
  const pages = list.data.pages.flatMap((part) => part.pages);
  if (pages.length === 0) return isFiltering(filter) ? <NoMatches onClear={onClear} /> : empty;
  return (
    <Stack gap="24">
      {children(pages)}
      {!isShort && (
        <ShowMore list={list} label={pageListTexts.showMore} failure={pageListTexts.fetchFailed} />
      )}
    </Stack>
  );
}

const isFiltering = ({ search, tag, starred }: PageListFilter) =>
  Boolean(search) || starred !== undefined || [tag ?? []].flat().length > 0;

function NoMatches({ onClear }: { onClear: () => void }) {
  const action = <Button onPress={onClear}>{appTexts.clearSearch}</Button>;
  return <EmptyState icon={PageIcon} title={appTexts.noMatches} action={action} />;
}
