import { Board } from './board';
import { drawMarks, type Mark } from './chalk';
import { pitches, type Pitch } from './pitches';

export interface Diagram {
  /** File name without extension; pages refer to pictures by it. */
  name: string;
  pitch: Pitch;
  /** Pixels; the height follows from the ratio. */
  width: number;
  /** Alternative text for screen readers. */
  alt: string;
  marks: readonly Mark[];
}

export function drawDiagram(diagram: Diagram): Buffer {
  const board = new Board(diagram.width);
  pitches[diagram.pitch](board);
  drawMarks(board, diagram.marks);
  return board.toPng();
}
