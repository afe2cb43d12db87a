import { Grid } from '@touchline/ui-kit';
import { ListedPages, type PageListProps } from './listed-pages';
import { PageCard } from './page-card';
import { PageGridSkeleton } from './page-grid-skeleton';

/** Cards of a team's pages, by cursor. */
export function PageGrid(props: PageListProps) {
  return (
    <ListedPages {...props} skeleton={<PageGridSkeleton />}>
      {(pages) => (
        <Grid columns={[1, 2, 3]} gap="16">
          {pages.map((page) => (
            <PageCard key={page.id} page={page} />
          ))}
        </Grid>
      )}
    </ListedPages>
  );
}
