import type { Board, Box, Spot } from './board';

/** Exchanges left and right. Captions and labels keep their words. */
export const mirrored = (board: Board): Board => transformed(board, ([x, y]) => [x, 0 - y]);

/** Turns everything by half, to the other end of the pitch. */
export function turnedRound(board: Board): Board {
  const turned = transformed(board, ([x, y]) => [0 - x, 0 - y]);
  if (board.area === 'half') return { ...turned, area: 'own' };
  return board.area === 'own' ? { ...turned, area: 'half' } : turned;
}

function transformed(board: Board, place: (spot: Spot) => Spot): Board {
  return {
    ...board,
    area: typeof board.area === 'object' ? boxOf(board.area, place) : board.area,
    pieces: board.pieces.map((piece) => ({ ...piece, at: place(piece.at) })),
    steps: board.steps.map((step) => ({
      ...step,
      moves: step.moves.map((move) => ({ ...move, path: move.path?.map(place) })),
    })),
  };
}

function boxOf([left, top, right, bottom]: Box, place: (spot: Spot) => Spot): Box {
  const [one, other] = [place([left, top]), place([right, bottom])];
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
  ];
}
