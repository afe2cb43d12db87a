import { viewOf, type Board, type Turn } from '@touchline/contract/boards';

/** The directions of the drawings of a board, in document order: phones show a pitch that lies on a desk upright. */
export const turnsOf = (board: Board): readonly Turn[] =>
  viewOf(board).turn === 'right' ? ['right', 'up'] : ['up'];
