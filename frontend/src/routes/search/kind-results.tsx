import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchScreenTexts as texts, type FoundKind } from '@touchline/contract';
import { FoundList } from '../../features/search/found-list';
import { itemsOf } from '../../features/search/found-items';
import { searchListQuery } from '../../shared/api/search-queries';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { NoResults, ResultsLoading } from './result-states';

interface KindResultsProps {
  words: string;
  kind: FoundKind;
  team: number | undefined;
  /** Removes the filters; undefined without any. */
  onClear: (() => void) | undefined;
}

/** All results of one kind, in parts. */
export function KindResults({ words, kind, team, onClear }: KindResultsProps) {
  const list = useInfiniteQuery({
    ...searchListQuery({ q: words, kind, ...(team !== undefined && { team }) }),
    placeholderData: keepPreviousData,
  });
  if (list.isLoadingError) return <LoadFailed query={list} />;
  const items = list.data?.pages.flatMap(({ found }) => itemsOf(kind, found)) ?? [];
  if (items.length === 0)
    return list.isPending || list.isPlaceholderData ? (
      <ResultsLoading />
    ) : (
      <NoResults words={words} onClear={onClear} />
    );
  return (
    <>
      <FoundList label={texts.kinds[kind]} items={items} words={words} />
      <ShowMore list={list} label={texts.more} />
    </>
  );
}
