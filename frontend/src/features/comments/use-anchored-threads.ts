import { useQuery } from '@tanstack/react-query';
import type { CommentAnchor } from '@touchline/contract';
import { useMemo } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { anchorsQuery } from './comment-queries';

/** Returns the quotes of all active threads, and of resolved ones after the discussion has fetched them. */
export function useAnchoredThreads(content: ContentId): readonly CommentAnchor[] {
  const { data: active } = useQuery(anchorsQuery(content, 'active'));
  const { data: resolved } = useQuery({ ...anchorsQuery(content, 'resolved'), enabled: false });
  return useMemo(() => {
    const anchors = [...(resolved?.anchors ?? []), ...(active?.anchors ?? [])];
    return [...new Map(anchors.map((anchor) => [anchor.id, anchor])).values()];
  }, [active, resolved]);
}
