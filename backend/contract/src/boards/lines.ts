import type { Film } from './film';
import { lineShapes } from './line-shapes';
import type { LineGroup } from './shapes';
import type { View } from './view';

/** Returns the lines of one step, or of all. */
export function linesOf(film: Film, view: View, step?: number): LineGroup[] {
  const { board } = film;
  const steps = step === undefined ? film.steps : film.steps.slice(step, step + 1);
  return steps
    .flatMap(({ lines }) => lines)
    .map((line): LineGroup => {
      const piece = board.pieces.find(({ id }) => id === line.move.piece);
      return {
        piece: line.move.piece,
        to: line.move.to,
        shapes: lineShapes(line, { piece, sport: board.sport, view }),
      };
    })
    .filter(({ shapes }) => shapes.length > 0);
}
