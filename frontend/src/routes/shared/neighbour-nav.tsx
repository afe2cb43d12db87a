import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  neighbourTexts as texts,
  orderCalls,
  pageTexts,
  type ContentKind,
  type Neighbour,
} from '@touchline/contract';
import { Badge, NeighbourLinks, type NeighbourLink } from '@touchline/ui-kit';
import { addressOfContent } from '../../shared/api/address-of-content';
import { api } from '../../shared/api/api';
import { neighboursKey } from '../../shared/api/query-keys';

interface NeighbourNavProps {
  kind: ContentKind;
  id: number;
  teamId: number;
  categoryId: number;
}

/** Always stale, because the neighbours change with every page and play of the category. */
export const neighboursQuery = ({ kind, id, teamId, categoryId }: NeighbourNavProps) =>
  queryOptions({
    queryKey: [...neighboursKey(teamId), kind, id, categoryId],
    queryFn: () =>
      kind === 'page'
        ? api(orderCalls.ofPage, { params: { pageId: id } })
        : api(orderCalls.ofPlay, { params: { playId: id } }),
    staleTime: 0,
  });

/** Nothing while a page or play has no neighbours, or if they failed to load. */
export function NeighbourNav(props: NeighbourNavProps) {
  const { data } = useQuery(neighboursQuery(props));
  if (!data?.previous && !data?.next) return null;
  return (
    <NeighbourLinks
      label={texts.inCategory}
      previous={data.previous ? linkTo(data.previous, texts.previous) : undefined}
      next={data.next ? linkTo(data.next, texts.next) : undefined}
    />
  );
}

function linkTo({ kind, id, title, isDraft }: Neighbour, labels: Record<ContentKind, string>): NeighbourLink {
  return {
    href: addressOfContent({ kind, id }),
    title,
    label: (
      <>
        {labels[kind]} {isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
      </>
    ),
  };
}
