import { useMemo } from 'react';
import {
  boardPlayerTexts,
  boardTexts,
  filmOf,
  sceneOf,
  svgOf,
  viewOf,
  type Board as BoardData,
  type Film,
  type Turn,
} from '@touchline/contract/boards';
import { Board, ShowAbove, ShowBelow } from '@touchline/ui-kit';

/** The directions of the drawings of a board, in document order: phones show a pitch that lies on a desk upright. */
export const turnsOf = (board: BoardData): readonly Turn[] =>
  viewOf(board).turn === 'right' ? ['right', 'up'] : ['up'];

/** Names a drawing for assistive technology. */
export function labelOf({ sport, pieces }: BoardData): string {
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  const name = boardTexts.sports[sport].toLowerCase();
  return boardPlayerTexts.drawing(name, count('us'), count('them'));
}

interface BoardDrawingProps {
  board: BoardData;
  /** Film of the board, if the caller has it. */
  film?: Film;
  label: string;
}

/** The first step of a board. Both drawings of one that lies are in the document, because the server does not know the screen. */
export function BoardDrawing({ board, film, label }: BoardDrawingProps) {
  const drawings = useMemo(() => {
    const shown = film ?? filmOf(board);
    return turnsOf(board).map((turn) => svgOf(sceneOf(board, { film: shown, turn })));
  }, [board, film]);
  const [desk = '', phone] = drawings;
  if (!phone) return <Board svg={desk} label={label} />;
  return (
    <>
      <ShowAbove breakpoint="tablet">
        <Board svg={desk} label={label} />
      </ShowAbove>
      <ShowBelow breakpoint="tablet">
        <Board svg={phone} label={label} />
      </ShowBelow>
    </>
  );
}
