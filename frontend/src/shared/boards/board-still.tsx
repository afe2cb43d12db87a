import { useMemo } from 'react';
import { boardPlayerTexts, describeBoard, type Board } from '@touchline/contract/boards';
import { BoardWords, Stack } from '@touchline/ui-kit';
import { BoardDrawing } from './board-drawing';

export { BoardDrawing };
export { stepPicture } from '@touchline/contract/boards';

interface BoardProps {
  board: Board;
}

interface BoardStillProps extends BoardProps {
  /** Index of the shown step. */
  step?: number;
}

/** One step of a board, by default the first, with the words of all, where the board is not played. */
export function BoardStill({ board, step }: BoardStillProps) {
  return (
    <Stack gap="8">
      <BoardDrawing board={board} step={step} />
      <BoardInWords board={board} />
    </Stack>
  );
}

export function BoardInWords({ board }: BoardProps) {
  const { start, steps } = useMemo(() => describeBoard(board), [board]);
  return <BoardWords label={boardPlayerTexts.inWords} start={start} steps={steps} />;
}
