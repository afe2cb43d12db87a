import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { limits, tagTexts } from '@touchline/contract';
import { useState } from 'react';
import { matchingTagsQuery } from '../api/tag-queries';
import { useOnline } from './use-online';
import { SEARCH_DELAY_MS, useDebouncedValue } from './use-debounced-value';

/**
 * Suggests tags of a team. The first hundred are loaded when the field is focused and searched by the field; the server searches only in
 * a team with more.
 */
export function useTagSuggestions(teamId: number) {
  const [typed, setTyped] = useState<string>();
  const isOnline = useOnline();
  const search = useDebouncedValue((typed ?? '').trim(), SEARCH_DELAY_MS);
  const first = useQuery({ ...matchingTagsQuery(teamId, ''), enabled: typed !== undefined });
  const hasMore = first.data !== undefined && first.data.nextCursor !== null;
  const isSearched = hasMore && search.length >= limits.tagSuggestionsFrom;
  const found = useQuery({
    ...matchingTagsQuery(teamId, search),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  const known = [...(isSearched ? (found.data?.tags ?? []) : []), ...(first.data?.tags ?? [])];
  return {
    suggestions: [...new Set(known)],
    note: noteOn(isSearched ? found : first, isOnline),
    onType: (text: string) => {
      setTyped(text);
      if (first.isError && !first.isFetching) void first.refetch();
    },
  };
}

function noteOn({ isError, isFetching, isPending, isPlaceholderData }: UseQueryResult, isOnline: boolean) {
  if (isError) return isOnline ? tagTexts.failed : tagTexts.offline;
  return isFetching && (isPending || isPlaceholderData) ? tagTexts.loading : undefined;
}
