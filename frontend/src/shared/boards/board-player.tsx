import { Suspense, useMemo, useRef, type ComponentProps } from 'react';
import {
  boardPlayerTexts,
  filmOf,
  namesPiece,
  type Board as BoardData,
  type Film,
  type Piece,
} from '@touchline/contract/boards';
import { BoardControls, BoardDrawingFrame, BoardOwnWords, BoardPlayerFrame } from '@touchline/ui-kit';
import { BoardQuestions, StepQuestions } from './board-questions';
import { BoardDrawing, MyWords } from './lazy-drawing';
import { MyPieceButton } from './my-piece-button';
import { speedLabels } from './playback';
import type { PlayedBoard, Questions } from './questions';
import { ServerBoardPart, type ServerBoard } from './server-board';
import { useBoardPlayback } from './use-board-playback';
import { useFullScreen } from './use-full-screen';
import type { MyPiece } from './use-my-piece';

export interface BoardPlayerProps {
  board: BoardData;
  server?: ServerBoard;
  /** The piece that shows the user, if the board has any to choose. */
  mine?: MyPiece;
  questions?: Questions;
}

/** A board with the controls that play it; only the drawing if it has no steps. Load it lazily where there is a board. */
export function BoardPlayer({ board, server, mine, questions }: BoardPlayerProps) {
  const film = useMemo(() => filmOf(board), [board]);
  const frame = useRef<HTMLDivElement>(null);
  const own = mine?.isShown ? mine.piece : undefined;
  const playback = useBoardPlayback(film, frame, own?.id);
  const player = useRef<HTMLDivElement>(null);
  const { isFullScreen, changeFullScreen } = useFullScreen(player);
  const { steps } = film;
  const texts = useMemo(() => stepTexts(film, own), [film, own]);
  const played: PlayedBoard = {
    film,
    stages: playback.stages,
    step: playback.step,
    isPlaying: playback.isPlaying,
    goToStep: playback.goToStep,
    pause: () => playback.changePlaying(false),
    leaveFullScreen: () => isFullScreen && changeFullScreen(false),
    mine,
  };
  return (
    <BoardPlayerFrame frameRef={player} isFullScreen={isFullScreen}>
      <BoardDrawingFrame>
        <div ref={frame}>
          <ServerBoardPart part="drawing" board={board} server={server}>
            <BoardDrawing board={board} onDrawn={playback.attach} />
          </ServerBoardPart>
        </div>
        {questions && <BoardQuestions player={played} {...questions} />}
      </BoardDrawingFrame>
      {steps.length > 0 && (
        <BoardControls
          texts={boardPlayerTexts}
          seconds={film.seconds}
          positionRef={playback.position}
          isPlaying={playback.isPlaying}
          onPlayingChange={playback.changePlaying}
          onPreviousStep={playback.goToPreviousStep}
          onNextStep={playback.goToNextStep}
          onSeek={playback.seek}
          step={texts[playback.step] ?? noText}
          steps={texts}
          words={own && <WordsForMe film={film} piece={own.id} step={playback.step} server={server} />}
          actions={
            mine && <MyPieceButton mine={mine} onOpen={() => isFullScreen && changeFullScreen(false)} />
          }
          stepEnd={questions && <StepQuestions player={played} {...questions} />}
          speed={speedLabels[playback.speed]}
          onSpeedChange={playback.changeSpeed}
          isRepeating={playback.isRepeating}
          onRepeatingChange={playback.setRepeating}
          isFullScreen={isFullScreen}
          onFullScreenChange={changeFullScreen}
        />
      )}
    </BoardPlayerFrame>
  );
}

const noText = { count: '', caption: '' };

/** A caption that names the user's own piece is strong. */
const stepTexts = ({ steps }: Film, own: Piece | undefined) =>
  steps.map(({ step: { caption = '' } }, index) => ({
    count: boardPlayerTexts.stepCount(index + 1, steps.length),
    caption,
    isStrong: own && namesPiece(caption, own),
  }));

interface WordsForMeProps extends ComponentProps<typeof MyWords> {
  server: ServerBoard | undefined;
}

/** The user's part in a step. The words of the document stay until the code is loaded, so that nothing below moves. */
function WordsForMe({ server, ...words }: WordsForMeProps) {
  const html = words.step === 0 ? server?.myWords : undefined;
  const placeholder =
    html === undefined ? <BoardOwnWords /> : <div dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div data-board-part="my-words">
      <Suspense fallback={placeholder}>
        <MyWords {...words} />
      </Suspense>
    </div>
  );
}
