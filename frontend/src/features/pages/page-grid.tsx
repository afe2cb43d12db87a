import { Grid } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { SelectableContents } from '../../shared/selecting/selectable-contents';
import { ListedPages, type PageListProps } from './listed-pages';
import { PageCard } from './page-card';
import { PageGridSkeleton } from './page-grid-skeleton';

/** Lazy: only editors load it, in a category. */
const MovablePages = lazy(() =>
  import('./movable-pages').then(({ MovablePages: component }) => ({ default: component })),
);

interface PageGridProps extends PageListProps {
  /** The pages are listed in the order of a category, which the user may change. */
  isMovable: boolean;
  /** The user may change the pages. */
  isSelectable: boolean;
}

/** Cards of a team's pages, by cursor. */
export function PageGrid({ isMovable, isSelectable, ...list }: PageGridProps) {
  return (
    <ListedPages {...list} skeleton={<PageGridSkeleton />}>
      {(pages) => (
        <SelectableContents
          isSelectable={isSelectable}
          kind="page"
          teamId={list.teamId}
          contents={pages}
          titleOf={({ title }) => title}
          renderCard={(page) => <PageCard page={page} isSelectable={isSelectable} />}
        >
          {(card) => {
            const cards = (
              <Grid columns={[1, 2, 3]} gap="16">
                {pages.map(card)}
              </Grid>
            );
            if (!isMovable) return cards;
            return (
              <Suspense fallback={cards}>
                <MovablePages teamId={list.teamId} filter={list.filter} pages={pages}>
                  {card}
                </MovablePages>
              </Suspense>
            );
          }}
        </SelectableContents>
      )}
    </ListedPages>
  );
}
