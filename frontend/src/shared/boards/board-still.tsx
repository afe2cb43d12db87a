import { useMemo } from 'react';
import { boardPlayerTexts, describeBoard, type Board } from '@touchline/contract/boards';
import { BoardWords, Stack } from '@touchline/ui-kit';
import { BoardDrawing } from './board-drawing';

export { BoardDrawing };

interface BoardProps {
  board: Board;
}

/** The first step of a board with its words, where the board is not played. */
export function BoardStill({ board }: BoardProps) {
  return (
    <Stack gap="8">
      <BoardDrawing board={board} />
      <BoardInWords board={board} />
    </Stack>
  );
}

export function BoardInWords({ board }: BoardProps) {
  const { start, steps } = useMemo(() => describeBoard(board), [board]);
  return <BoardWords label={boardPlayerTexts.inWords} start={start} steps={steps} />;
}
