import type { Board } from '@touchline/contract/boards';
import { Stack } from '@touchline/ui-kit';
import { BoardPlayer } from './board-player';
import type { Questions } from './questions';
import { BoardInWords } from './lazy-drawing';
import { ServerBoardPart, type ServerBoard } from './server-board';
import { useMyPiece } from './use-my-piece';

// The editor of boards imports these from here, so that both share this chunk instead of many small ones.
export { BoardStage } from './board-stage';
export { advance } from './playback';

interface PlayBoardProps {
  board: Board;
  teamId: number;
  /** The board in the document of the server, if it rendered it. */
  server?: ServerBoard;
  questions?: Questions;
}

/** The board of a play for reading: the drawing, the controls that play it, and its steps in words. */
export function PlayBoard({ board, teamId, server, questions }: PlayBoardProps) {
  const mine = useMyPiece(board, teamId);
  return (
    <Stack gap="8">
      <BoardPlayer board={board} server={server} questions={questions} mine={mine} />
      <ServerBoardPart part="words" board={board} server={server}>
        <BoardInWords board={board} />
      </ServerBoardPart>
    </Stack>
  );
}
