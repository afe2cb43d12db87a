import type { InfiniteData } from '@tanstack/react-query';
import { orderTexts, type PageListFilter, type PageSummaries, type PageSummary } from '@touchline/contract';
import type { ReactNode } from 'react';
import { MovableContents } from '../../shared/order/movable-contents';
import { pageListQuery } from './page-queries';

interface MovablePagesProps {
  teamId: number;
  filter: PageListFilter;
  pages: readonly PageSummary[];
  /** Renders the card of a page. */
  children: (page: PageSummary) => ReactNode;
}

/** Cards of the pages of a category, which the user may move. */
export function MovablePages({ teamId, filter, pages, children }: MovablePagesProps) {
  return (
    <MovableContents
      kind="page"
      label={orderTexts.pages}
      teamId={teamId}
      queryKey={pageListQuery(teamId, filter).queryKey}
      contents={pages}
      titleOf={({ title }) => title}
      reorder={(list: InfiniteData<PageSummaries>, reordered) => inParts(list, reordered(partsOf(list)))}
      menuAt="bottom"
    >
      {children}
    </MovableContents>
  );
}

const partsOf = ({ pages }: InfiniteData<PageSummaries>) => pages.flatMap((part) => part.pages);

/** Keeps the number of pages of each part. */
function inParts(list: InfiniteData<PageSummaries>, pages: readonly PageSummary[]) {
  let start = 0;
  const parts = list.pages.map((part) => {
    const end = start + part.pages.length;
    const moved = { ...part, pages: pages.slice(start, end) };
    start = end;
    return moved;
  });
  return { ...list, pages: parts };
}
