import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  boardPlayerTexts,
  boardTexts,
  filmOf,
  sceneOf,
  svgOf,
  type Board as BoardData,
} from '@touchline/contract/boards';
import { Board, BoardStyles, ShowAbove, ShowBelow } from '@touchline/ui-kit';
import { turnsOf } from './turns';

interface BoardDrawingProps {
  board: BoardData;
  /** Index of the shown step; the number of steps shows how the play ends. */
  step?: number;
  /** Called when the drawing is in the document, at first and after a change of the board. */
  onDrawn?: () => void;
}

/** One step of a board, by default the first. Both drawings of one that lies are in the document, because the server does not know the screen. */
export function BoardDrawing({ board, step = 0, onDrawn }: BoardDrawingProps) {
  const drawings = useMemo(() => {
    const film = filmOf(board);
    return turnsOf(board).map((turn) => svgOf(sceneOf(board, { film, turn, step })));
  }, [board, step]);
  const reportDrawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => reportDrawn(), [drawings]);
  const label = labelOf(board);
  const [desk = '', phone] = drawings;
  return (
    <>
      <BoardStyles />
      {phone ? (
        <>
          <ShowAbove breakpoint="tablet">
            <Board svg={desk} label={label} />
          </ShowAbove>
          <ShowBelow breakpoint="tablet">
            <Board svg={phone} label={label} />
          </ShowBelow>
        </>
      ) : (
        <Board svg={desk} label={label} />
      )}
    </>
  );
}

/** Names a drawing for assistive technology. */
function labelOf({ sport, pieces }: BoardData): string {
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  const name = boardTexts.sports[sport].toLowerCase();
  return boardPlayerTexts.drawing(name, count('us'), count('them'));
}
