import { Board } from './board';
import { drawMarks, type Mark } from './chalk';
import { pitches, type Pitch } from './pitches';

export interface Diagram {
  /** The file's name without its ending; pages name their pictures by it. */
  name: string;
  pitch: Pitch;
  /** Pixels; the height follows. */
  width: number;
  /** What a reader who cannot see it is told. */
  alt: string;
  marks: readonly Mark[];
}

export function drawDiagram(diagram: Diagram): Buffer {
  const board = new Board(diagram.width);
  pitches[diagram.pitch](board);
  drawMarks(board, diagram.marks);
  return board.toPng();
}
