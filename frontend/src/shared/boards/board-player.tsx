import { useMemo, useRef } from 'react';
import { boardPlayerTexts, filmOf, type Board as BoardData } from '@touchline/contract/boards';
import { BoardControls, BoardPlayerFrame } from '@touchline/ui-kit';
import { BoardDrawing } from './lazy-drawing';
import { speedLabels } from './playback';
import { ServerBoardPart, type ServerBoard } from './server-board';
import { useBoardPlayback } from './use-board-playback';
import { useFullScreen } from './use-full-screen';

export interface BoardPlayerProps {
  board: BoardData;
  server?: ServerBoard;
}

/** A board with the controls that play it; only the drawing if it has no steps. Load it lazily where there is a board. */
export function BoardPlayer({ board, server }: BoardPlayerProps) {
  const film = useMemo(() => filmOf(board), [board]);
  const frame = useRef<HTMLDivElement>(null);
  const playback = useBoardPlayback(film, frame);
  const player = useRef<HTMLDivElement>(null);
  const { isFullScreen, changeFullScreen } = useFullScreen(player);
  const { steps } = film;
  return (
    <BoardPlayerFrame frameRef={player} isFullScreen={isFullScreen}>
      <div ref={frame}>
        <ServerBoardPart part="drawing" board={board} server={server}>
          <BoardDrawing board={board} onDrawn={playback.attach} />
        </ServerBoardPart>
      </div>
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
          step={{
            count: boardPlayerTexts.stepCount(playback.step + 1, steps.length),
            caption: steps[playback.step]?.step.caption ?? '',
          }}
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
