import { limits, playTexts } from '@touchline/contract';
import { Card, Grid, Skeleton, Stack } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

/** Cards in the shape of those that come. */
export function PlayGridSkeleton() {
  return (
    <>
      <LoadingWords>{playTexts.listLoading}</LoadingWords>
      <Grid columns={[1, 2, 3]} gap="16">
        {Array.from({ length: limits.cardSkeletons }, (_, index) => (
          <Card key={index} padding="16">
            <Stack gap="12">
              <Skeleton height="160" />
              <Skeleton shape="text" width="60%" />
              <Skeleton width="40%" height="24" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
