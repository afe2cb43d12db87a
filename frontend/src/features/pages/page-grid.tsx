import { Grid } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { ListedPages, type PageListProps } from './listed-pages';
import { PageGridSkeleton } from './page-grid-skeleton';
import { SelectablePages } from './selectable-pages';

/** Lazy: only editors load it, in a category. */
const MovablePages = lazy(() =>
  import('./movable-pages').then(({ MovablePages: component }) => ({ default: component })),
);

interface PageGridProps extends PageListProps {
  /** The pages are listed in the order of a category, which the user may change. */
  isMovable: boolean;
}

/** Cards of a team's pages, by cursor. */
export function PageGrid({ isMovable, ...list }: PageGridProps) {
  return (
    <ListedPages {...list} skeleton={<PageGridSkeleton />}>
      {(pages) => (
        <SelectablePages teamId={list.teamId} pages={pages}>
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
        </SelectablePages>
      )}
    </ListedPages>
  );
}
