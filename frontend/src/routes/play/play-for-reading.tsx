import { pageTexts, type Standing, type TeamSummary } from '@touchline/contract';
import { Badge, ChangeStrip, Container, PageFrame, Stack, ThreadMargin } from '@touchline/ui-kit';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { PageTrail } from '../../features/categories/category-trail';
import { PlayBody, PlayTags } from '../../features/plays/play-reading';
import type { ReadPlay } from '../../features/plays/play-queries';
import { readableContent } from '../../shared/content/readable-content';
import { AuthorLine } from '../../shared/reading/author-line';
import { ContentTitle } from '../../shared/reading/content-text';
import { Contents, ContentsMenu, isLong } from '../../shared/reading/contents';
import type { Changes } from '../../shared/reading/use-changes';
import { useShownContent } from '../../shared/reading/use-shown-content';
import type { DiscussionHandle } from '../shared/content-discussion';
import type { RenderWriters } from '../shared/content-top-bar';
import { DiscussionBelow } from '../shared/discussion-below';
import { MentionedIn } from '../shared/mentioned-in';
import { Neighbours } from '../shared/neighbours';
import { PlayTopBar } from './play-top-bar';
import { useTurnKeys, useTurnSwipes } from './use-turn-play';
import { useBoardQuestions } from './use-board-questions';

interface PlayForReadingProps {
  play: ReadPlay;
  team: TeamSummary;
  standing: Standing;
  changes: Changes;
  /** Button that turns to editing, for editors. */
  mode?: ReactNode;
  /** The other editors who write, for editors. */
  writers?: RenderWriters;
  /** The menu, if not that of a reader. */
  menu?: ReactNode;
}

/** A play for reading; loads no editor. */
export function PlayForReading({
  team,
  standing,
  changes,
  mode,
  writers,
  menu,
  ...props
}: PlayForReadingProps) {
  const [text, setText] = useState<HTMLDivElement | null>(null);
  const [margin, setMargin] = useState<HTMLDivElement | null>(null);
  const { content: play, note } = useShownContent(props.play);
  useTurnKeys(play, changes.since !== undefined);
  useTurnSwipes(play);
  const { html, sections } = useMemo(() => readableContent(play.content), [play.content]);
  const discussion = useRef<DiscussionHandle>(null);
  const questions = useBoardQuestions(play, { standing, discussion });
  const strip = changes.isOfferedFor(play.version) && (
    <ChangeStrip action={pageTexts.showChanges} onPress={changes.show}>
      {pageTexts.changedSinceRead}
    </ChangeStrip>
  );
  return (
    <Container width="page" margin={isLong(sections) && <Contents sections={sections} />} hasThreads>
      <PageFrame
        bar={<PlayTopBar play={play} team={team} mode={mode} writers={writers} menu={menu} />}
        trail={
          <>
            <PageTrail page={play} team={team} />
            {play.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
            {writers?.()}
          </>
        }
        title={<ContentTitle content={play} changes={changes} />}
        details={<AuthorLine content={play} note={note} />}
        note={strip}
        tags={<PlayTags play={play} changes={changes} />}
        tagsEnd={isLong(sections) && <ContentsMenu sections={sections} />}
      >
        <Stack gap="24">
          <PlayBody play={play} html={html} changes={changes} textRef={setText} board={questions.board} />
          <ThreadMargin ref={setMargin} />
          <MentionedIn content={{ kind: 'play', id: play.id }} />
          <Neighbours kind="play" content={play} />
          <DiscussionBelow
            ref={discussion}
            content={{ kind: 'play', ...play }}
            standing={standing}
            text={text}
            margin={margin}
            board={questions.anchors}
          />
        </Stack>
      </PageFrame>
    </Container>
  );
}
