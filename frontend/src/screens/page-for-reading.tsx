import type { Page, Standing, Team } from '@touchline/contract';
import { Container, Stack } from '@touchline/ui-kit';
import { useRef } from 'react';
import { PageReading } from '../features/pages/page-reading';
import { PageDiscussion } from './page-discussion';
import { PageTopBar } from './page-top-bar';

interface OpenPageProps {
  page: Page;
  team: Team;
  standing: Standing;
}

/** What a player sees: the page and its discussion, and none of the editor. */
export function PageForReading({ page, team, standing }: OpenPageProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Container width="page">
      <Stack gap="24">
        <PageTopBar page={page} team={team} />
        <PageReading page={page} contentRef={content} />
        <PageDiscussion page={page} standing={standing} content={content} />
      </Stack>
    </Container>
  );
}
