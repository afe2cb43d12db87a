import { Container, Inline, Skeleton, Stack } from '@touchline/ui-kit';
import { PageGridSkeleton } from '../features/pages/page-grid-skeleton';
import { LoadingWords } from '../shared/loading-words';

/** The shape of a team's pages while the team is not known. */
export function TeamSkeleton({ label }: { label: string }) {
  return (
    <Container width="content">
      <LoadingWords>{label}</LoadingWords>
      <Stack gap="24">
        <Inline gap="16">
          <Skeleton width="48" height="48" />
          <Skeleton width="40%" height="48" />
        </Inline>
        <Skeleton height="48" />
        <PageGridSkeleton />
      </Stack>
    </Container>
  );
}
