import { teamTexts } from '@touchline/contract';
import { Container, Inline, Skeleton, Stack, Tabs } from '@touchline/ui-kit';
import { LoadingWords } from '../shared/loading-words';
import { TeamPagesSkeleton } from './team-pages-skeleton';

/** The shape of a team's pages while the team is not known. */
export function TeamSkeleton({ label }: { label: string }) {
  const pages = { id: 'pages', label: teamTexts.pages, content: <TeamPagesSkeleton /> };
  return (
    <Container width="content">
      <LoadingWords>{label}</LoadingWords>
      <Stack gap="16">
        <Inline gap="16">
          <Skeleton width="48" height="48" />
          <Skeleton width="40%" height="48" />
        </Inline>
        <Tabs label={teamTexts.pages} items={[pages]} />
      </Stack>
    </Container>
  );
}
