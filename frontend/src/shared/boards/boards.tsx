import type { Board } from '@touchline/contract/boards';
import { Stack } from '@touchline/ui-kit';
import { BoardPlayer } from './board-player';
import { BoardInWords } from './lazy-drawing';
import { ServerBoardPart, type ServerBoard } from './server-board';

// The editor of boards imports these from here, so that both share this chunk instead of many small ones.
export { BoardStage } from './board-stage';
export { advance } from './playback';

interface PlayBoardProps {
  board: Board;
  /** The board in the document of the server, if it rendered it. */
  server?: ServerBoard;
}

/** The board of a play for reading: the drawing, the controls that play it, and its steps in words. */
export function PlayBoard({ board, server }: PlayBoardProps) {
  return (
    <Stack gap="8">
      <BoardPlayer board={board} server={server} />
      <ServerBoardPart part="words" board={board} server={server}>
        <BoardInWords board={board} />
      </ServerBoardPart>
    </Stack>
  );
}
