import { pageTexts, type Page, type Standing, type TeamSummary } from '@touchline/contract';
import {
  Badge,
  ChangeStrip,
  Container,
  PageFrame,
  Stack,
  TagRow,
  Text,
  ThreadMargin,
} from '@touchline/ui-kit';
import { useMemo, useState, type ReactNode } from 'react';
import { PageTrail } from '../../features/categories/category-trail';
import { readableContent } from '../../shared/content/readable-content';
import { AuthorLine } from '../../shared/reading/author-line';
import { ContentText, ContentTitle } from '../../shared/reading/content-text';
import { Contents, ContentsMenu, isLong } from '../../shared/reading/contents';
import type { Changes } from '../../shared/reading/use-changes';
import { useShownContent } from '../../shared/reading/use-shown-content';
import type { RenderWriters } from '../shared/content-top-bar';
import { DiscussionBelow } from '../shared/discussion-below';
import { MentionedIn } from '../shared/mentioned-in';
import { Neighbours } from '../shared/neighbours';
import { PageTopBar, type PageTopBarProps } from './page-top-bar';

interface PageForReadingProps {
  page: Page;
  team: TeamSummary;
  standing: Standing;
  changes: Changes;
  /** Button that turns to editing, for editors. */
  mode?: ReactNode;
  /** The other editors who write, for editors. */
  writers?: RenderWriters;
  /** Renders the menus, if not those of a reader. */
  menu?: PageTopBarProps['menu'];
}

/** A page for reading; loads no editor. */
export function PageForReading(props: PageForReadingProps) {
  const { team, standing, changes, mode, writers, menu } = props;
  const [text, setText] = useState<HTMLDivElement | null>(null);
  const [margin, setMargin] = useState<HTMLDivElement | null>(null);
  const { content: page, note } = useShownContent(props.page);
  const { html, sections } = useMemo(() => readableContent(page.content), [page.content]);
  const strip = changes.isOfferedFor(page.version) && (
    <ChangeStrip action={pageTexts.showChanges} onPress={changes.show}>
      {pageTexts.changedSinceRead}
    </ChangeStrip>
  );
  return (
    <Container width="page" margin={isLong(sections) && <Contents sections={sections} />} hasThreads>
      <PageFrame
        bar={<PageTopBar page={page} team={team} mode={mode} writers={writers} menu={menu} />}
        trail={
          <>
            <PageTrail page={page} team={team} />
            {page.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
            {writers?.()}
          </>
        }
        title={<ContentTitle content={page} changes={changes} />}
        details={<AuthorLine content={page} note={note} />}
        note={strip}
        tags={(page.tags.length > 0 || mode) && <TagRow tags={page.tags} />}
        tagsEnd={isLong(sections) && <ContentsMenu sections={sections} />}
      >
        <Stack gap="24">
          <ContentText
            content={page}
            html={html}
            changes={changes}
            empty={<Text tone="muted">{pageTexts.noContent}</Text>}
            contentRef={setText}
          />
          <ThreadMargin ref={setMargin} />
          <MentionedIn content={{ kind: 'page', id: page.id }} />
          <Neighbours kind="page" content={page} />
          <DiscussionBelow
            content={{ kind: 'page', ...page }}
            standing={standing}
            text={text}
            margin={margin}
          />
        </Stack>
      </PageFrame>
    </Container>
  );
}
