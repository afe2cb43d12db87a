import { infiniteQueryOptions } from '@tanstack/react-query';
import { mentionedInCalls } from '@touchline/contract';
import { api } from './api';
import type { ContentId } from './content-queries';
import { mentionedInKey } from './query-keys';

/** Pages and plays that mention a page or play, by cursor. */
export const mentionedInQuery = ({ kind, id }: ContentId) =>
  infiniteQueryOptions({
    queryKey: [...mentionedInKey, kind, id],
    queryFn: ({ pageParam }) => {
      const query = { cursor: pageParam ?? undefined };
      return kind === 'page'
        ? api(mentionedInCalls.ofPage, { params: { pageId: id }, query })
        : api(mentionedInCalls.ofPlay, { params: { playId: id }, query });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
