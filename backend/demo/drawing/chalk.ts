import type { Board, Colour, Point, Stroke } from './board';
import { lettering } from './lettering';

export const chalk: Colour = [246, 243, 232];
const ours: Colour = [247, 201, 72];
const theirs: Colour = [232, 92, 79];
const ink: Colour = [22, 34, 28];

const run: Stroke = { colour: chalk, width: 0.75, grain: 0.25 };
const pass: Stroke = { ...run, dash: [2.2, 1.6] };
const playerRadius = 2.9;

/** A drawing on a pitch. `from` and `to` are points in units of the board; `bend` moves the middle of a line sideways. */
export type Mark =
  | { kind: 'player'; at: Point; label: string }
  | { kind: 'opponent'; at: Point; label?: string }
  | { kind: 'cone'; at: Point }
  | { kind: 'ball'; at: Point }
  | { kind: 'run' | 'pass' | 'screen'; from: Point; to: Point; bend?: number }
  | { kind: 'zone'; at: Point; size: Point; label?: string }
  | { kind: 'note'; at: Point; text: string; size?: number };

/** Z order: lines are below players, text is above everything. */
const layers = ['zone', 'run', 'pass', 'screen', 'cone', 'opponent', 'player', 'ball', 'note'] as const;

export function drawMarks(board: Board, marks: readonly Mark[]): void {
  layers.forEach((layer) =>
    marks.filter((mark) => mark.kind === layer).forEach((mark) => drawMark(board, mark)),
  );
}

function drawMark(board: Board, mark: Mark): void {
  switch (mark.kind) {
    case 'player':
      board.disc(mark.at, playerRadius + 0.35, ink);
      board.disc(mark.at, playerRadius, ours);
      return write(board, { text: mark.label, at: mark.at, size: 2.7, colour: ink });
    case 'opponent':
      board.disc(mark.at, playerRadius + 0.35, ink);
      board.disc(mark.at, playerRadius, theirs);
      return write(board, { text: mark.label ?? 'X', at: mark.at, size: 2.5, colour: chalk });
    case 'cone':
      board.disc(mark.at, 1.3, ink);
      return board.disc(mark.at, 1, [255, 138, 61]);
    case 'ball':
      board.disc(mark.at, 1.5, ink);
      return board.disc(mark.at, 1.15, chalk);
    case 'zone':
      return drawZone(board, mark);
    case 'note':
      return write(board, { text: mark.text, at: mark.at, size: mark.size ?? 2.8, colour: chalk });
    default:
      return drawArrow(board, mark);
  }
}

function drawZone(board: Board, { at: [x, y], size: [w, h], label }: Extract<Mark, { kind: 'zone' }>): void {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ];
  board.line(corners, { colour: ours, width: 0.5, dash: [1.4, 1.2], grain: 0.2 });
  if (label) write(board, { text: label, at: [x + w / 2, y + 3.2], size: 2.4, colour: ours });
}

function drawArrow(board: Board, mark: Extract<Mark, { kind: 'run' | 'pass' | 'screen' }>): void {
  const path = curve(mark.from, mark.to, mark.bend ?? 0);
  board.line(path, mark.kind === 'pass' ? pass : run);
  const end = path[path.length - 1] ?? mark.to;
  const before = path[path.length - 3] ?? mark.from;
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const barb = (turn: number, length: number): Point => [
    end[0] + length * Math.cos(angle + turn),
    end[1] + length * Math.sin(angle + turn),
  ];
  if (mark.kind === 'screen')
    board.line([barb(Math.PI / 2, 2.6), barb(-Math.PI / 2, 2.6)], { ...run, width: 1 });
  else board.line([barb(2.6, 2.8), end, barb(-2.6, 2.8)], run);
}

function curve(from: Point, to: Point, bend: number): Point[] {
  const middle: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ];
  return Array.from({ length: 25 }, (_, step): Point => {
    const [t, s] = [step / 24, 1 - step / 24];
    return [
      s * s * from[0] + 2 * s * t * middle[0] + t * t * to[0],
      s * s * from[1] + 2 * s * t * middle[1] + t * t * to[1],
    ];
  });
}

interface Writing {
  text: string;
  at: Point;
  size: number;
  colour: Colour;
}

function write(board: Board, { text, at, size, colour }: Writing): void {
  const stroke = { colour, width: size / 6 };
  lettering(text, at, size).forEach((line) => board.line(line, stroke));
}
