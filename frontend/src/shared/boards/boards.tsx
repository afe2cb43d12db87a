import { useMemo } from 'react';
import { boardPlayerTexts, describeBoard, type Board as BoardData } from '@touchline/contract/boards';
import { BoardStyles, BoardWords, Stack } from '@touchline/ui-kit';
import { BoardDrawing, labelOf } from './board-drawing';
import { BoardPlayer } from './board-player';

interface BoardProps {
  board: BoardData;
}

/** The board of a play for reading: the drawing, the controls that play it, and its steps in words. */
export function PlayBoard({ board }: BoardProps) {
  return (
    <Stack gap="8">
      <BoardStyles />
      <BoardPlayer board={board} label={labelOf(board)} />
      <Words board={board} />
    </Stack>
  );
}

/** The first step of a board with its words, where the board is not played. */
export function BoardStill({ board }: BoardProps) {
  return (
    <Stack gap="8">
      <BoardStyles />
      <BoardDrawing board={board} label={labelOf(board)} />
      <Words board={board} />
    </Stack>
  );
}

function Words({ board }: BoardProps) {
  const { start, steps } = useMemo(() => describeBoard(board), [board]);
  return <BoardWords label={boardPlayerTexts.inWords} start={start} steps={steps} />;
}
