import { playTexts, type Play } from '@touchline/contract';
import { Badge, Inline, Picture, Stack, TagRow, Text } from '@touchline/ui-kit';
import { Suspense, type ReactNode, type Ref } from 'react';
import type { Questions } from '../../shared/boards/questions';
import { PlayBoard } from '../../shared/boards/lazy-boards';
import { useServerBoard } from '../../shared/boards/server-board';
import { KeepsEarlyInput } from '../../shared/keeps-early-input';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { ContentText } from '../../shared/reading/content-text';
import type { Changes } from '../../shared/reading/use-changes';
import { diagramSource } from './play-diagram';
import type { ReadPlay } from './play-queries';

const loadChanged = () => import('../../shared/reading/changed-content');
const ChangedDescription = lazyWithPreload(async () => (await loadChanged()).ChangedDescription);
const ChangedFormation = lazyWithPreload(async () => (await loadChanged()).ChangedFormation);
const ChangedDrawing = lazyWithPreload(async () => (await loadChanged()).ChangedDrawing);

interface PlayPartProps {
  play: ReadPlay;
  changes: Changes;
}

/** Formation and tags of a play. */
export function PlayTags({ play, changes }: PlayPartProps) {
  const plain = play.formation && <Badge tone="accent">{play.formation}</Badge>;
  return (
    <Inline gap="8" wrap>
      {changes.since === undefined ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <ChangedFormation content={play} changes={changes} plain={plain} />
        </Suspense>
      )}
      {play.tags.length > 0 && <TagRow tags={play.tags} />}
    </Inline>
  );
}

interface PlayBodyProps extends PlayPartProps {
  /** The text of the play, prepared for reading. */
  html: string;
  textRef: Ref<HTMLDivElement>;
  board: BoardParts;
}

/** Parts that the screen adds to the board. */
interface BoardParts {
  questions: Questions;
  below: ReactNode;
}

/** Board, diagram, description and text of a play for reading; loads nothing of the editor. */
export function PlayBody({ play, changes, html, textRef, board }: PlayBodyProps) {
  return (
    <Stack gap="16">
      <Board play={play} changes={changes} questions={board.questions} />
      {board.below}
      <Diagram play={play} changes={changes} />
      <Description play={play} changes={changes} />
      <ContentText content={play} html={html} changes={changes} contentRef={textRef} />
    </Stack>
  );
}

/** The board. Its code is loaded once the rest is hydrated, so that a phone can be used before. */
function Board({ play, changes, questions }: PlayPartProps & Pick<BoardParts, 'questions'>) {
  const server = useServerBoard(play.board);
  const placeholder = server ? (
    <div dangerouslySetInnerHTML={{ __html: server.whole }} />
  ) : (
    <Picture alt="" />
  );
  const render = ({ board }: Pick<Play, 'board'>) =>
    board && (
      <div data-board="">
        <KeepsEarlyInput fallback={placeholder}>
          <PlayBoard
            board={board}
            teamId={play.teamId}
            server={server}
            questions={board === play.board ? questions : undefined}
          />
        </KeepsEarlyInput>
      </div>
    );
  return <Drawing play={play} changes={changes} part="board" render={render} />;
}

function Diagram({ play, changes }: PlayPartProps) {
  const { name, formation } = play;
  const render = ({ diagramUrl }: Partial<Pick<Play, 'diagramUrl'>>) =>
    diagramUrl && (
      <Picture
        picture={diagramSource(diagramUrl, '(min-width: 1024px) 720px, 100vw')}
        alt={playTexts.diagramOf(name)}
        words={formation ?? undefined}
        href={diagramUrl}
      />
    );
  return <Drawing play={play} changes={changes} part="diagramUrl" render={render} />;
}

interface DrawingProps extends PlayPartProps {
  part: 'board' | 'diagramUrl';
  render: (drawings: Partial<Pick<Play, 'board' | 'diagramUrl'>>) => ReactNode;
}

function Drawing({ play, changes, part, render }: DrawingProps) {
  const plain = render(play);
  if (changes.since === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <ChangedDrawing content={play} changes={changes} part={part} render={render} />
    </Suspense>
  );
}

function Description({ play, changes }: PlayPartProps) {
  const plain = play.description && (
    <div data-description="">
      <Text size="18" preserveLines>
        {play.description}
      </Text>
    </div>
  );
  if (changes.since === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <ChangedDescription content={play} changes={changes} plain={plain} />
    </Suspense>
  );
}
