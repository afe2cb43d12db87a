import { appTexts } from '@touchline/contract';
import { Inline, Skeleton, SkeletonText, Stack } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

/** Skeleton of the notification list. */
export function NotificationSkeleton() {
  return (
    <Stack gap="16">
      <LoadingWords>{appTexts.loading}</LoadingWords>
      {[1, 2, 3].map((line) => (
        <Inline key={line} gap="12">
          <Skeleton shape="circle" width="32" height="32" />
          <SkeletonText lines={2} />
        </Inline>
      ))}
    </Stack>
  );
}
