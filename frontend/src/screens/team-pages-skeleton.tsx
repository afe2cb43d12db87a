import { pageTexts } from '@touchline/contract';
import { Grid, SearchField, Stack, TagFilterSkeleton } from '@touchline/ui-kit';
import { PageGridSkeleton } from '../features/pages/page-grid-skeleton';

/** Search, labels and cards, none of them known yet. */
export function TeamPagesSkeleton() {
  const words = { label: pageTexts.searchSpace, placeholder: pageTexts.searchSpace };
  return (
    <Stack gap="16">
      <Grid columns={[1, 2, 3]} gap="16">
        <SearchField {...words} value="" onChange={() => undefined} />
      </Grid>
      <TagFilterSkeleton />
      <PageGridSkeleton />
    </Stack>
  );
}
