import { limits, playTexts } from '@touchline/contract';
import { Grid, PictureCardSkeleton } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

/** Skeleton of the play grid. */
export function PlayGridSkeleton() {
  return (
    <>
      <LoadingWords>{playTexts.listLoading}</LoadingWords>
      <Grid columns={[1, 2, 3]} gap="16">
        {Array.from({ length: limits.cardSkeletons }, (_, index) => (
          <PictureCardSkeleton key={index} />
        ))}
      </Grid>
    </>
  );
}
