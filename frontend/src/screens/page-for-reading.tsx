import type { Page, Standing, Team } from '@touchline/contract';
import { Container, Stack } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { hasContents, PageContents } from '../features/pages/page-contents';
import { PageReading } from '../features/pages/page-reading';
import { readableContent } from '../shared/content/readable-content';
import { PageDiscussion } from './page-discussion';
import { PageTopBar } from './page-top-bar';

interface OpenPageProps {
  page: Page;
  team: Team;
  standing: Standing;
}

/** What a player sees: the page and its discussion, and none of the editor. */
export function PageForReading({ page, team, standing }: OpenPageProps) {
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const readable = useMemo(() => readableContent(page.content), [page.content]);
  const { sections } = readable;
  return (
    <Container width="page" margin={hasContents(sections) && <PageContents sections={sections} />}>
      <Stack gap="24">
        <PageTopBar page={page} team={team} />
        <PageReading page={page} content={readable} contentRef={setContent} />
        <PageDiscussion page={page} team={team} standing={standing} content={content} />
      </Stack>
    </Container>
  );
}
