import { limits } from '@touchline/contract';
import { Container, Grid, Skeleton, Stack } from '@touchline/ui-kit';

/** The shape of a team's pages while the team is not known. */
export function TeamSkeleton({ label }: { label: string }) {
  return (
    <Container width="content">
      <Stack gap="24" busyLabel={label}>
        <Skeleton width="third" shape="title" />
        <Skeleton shape="field" />
        <Grid columns={[1, 2, 3]} gap="16">
          {Array.from({ length: limits.cardSkeletons }, (_, index) => (
            <Skeleton key={index} shape="card" />
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
