import { playTexts } from '@touchline/contract';
import { Picture, Skeleton, SkeletonText, Stack } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

/** Skeleton of an open play. */
export function PlayReadingSkeleton() {
  return (
    <Stack gap="16">
      <LoadingWords>{playTexts.loading}</LoadingWords>
      <Picture alt="" />
      <Skeleton width="40%" height="32" />
      <SkeletonText lines={4} />
    </Stack>
  );
}
