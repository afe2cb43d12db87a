import { limits } from '@touchline/contract';
import { Card, Grid, Skeleton, SkeletonText, Stack } from '@touchline/ui-kit';

/** Skeleton of the page grid. */
export function PageGridSkeleton() {
  return (
    <Grid columns={[1, 2, 3]} gap="16">
      {Array.from({ length: limits.cardSkeletons }, (_, index) => (
        <Card key={index} padding="16">
          <Stack gap="8">
            <Skeleton shape="text" width="60%" />
            <SkeletonText lines={2} />
            <Skeleton width="40%" height="24" />
            <Skeleton shape="text" width="25%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
