import type { Board, Piece, PieceKind } from './board';
import { filmOf, type Film } from './film';
import { groundOf } from './ground';
import { linesOf } from './lines';
import * as pieceLook from './piece-look';
import { pieceShapes } from './pieces';
import { pitches, type Surface } from './pitches';
import type { LineGroup, PieceGroup, Shape } from './shapes';
import { ballPlace, viewOf, type Turn, type View } from './view';

/** A drawing of a board: groups of shapes in the order in which they are painted. */
export interface BoardScene {
  readonly view: View;
  readonly surface: Surface;
  readonly ground: readonly Shape[];
  readonly zones: readonly Shape[];
  readonly lines: readonly LineGroup[];
  readonly pieces: readonly PieceGroup[];
}

export interface SceneOptions {
  /** Index of the step that is shown as it begins, with its lines; the number of steps shows how the play ends. */
  readonly step?: number;
  /** Shows the start with the lines of all steps, for cards and lists. */
  readonly all?: boolean;
  /** Direction of our attack, before that of the board: phones show whole pitches upright. */
  readonly turn?: Turn;
  /** Film of the board, if the caller has it. */
  readonly film?: Film;
}

/** Returns the shapes of a board as one step begins, or of all steps in one picture. */
export function sceneOf(board: Board, options: SceneOptions = {}): BoardScene {
  const film = options.film ?? filmOf(board);
  const view = viewOf(board, options.turn);
  const step = options.all ? 0 : Math.max(0, Math.min(options.step ?? 0, film.steps.length));
  const { spots, holders } = film.steps[step]?.begins ?? film.ends;
  const place = (piece: Piece, index: number): [number, number] => {
    const [x, y] = spots[index] ?? piece.at;
    return ballPlace(view.place(x, y), holders.has(piece.id) ? 1 : 0, view.unit);
  };
  const groups = board.pieces.map((piece, index) => pieceGroup(piece, place(piece, index), { board, view }));
  return {
    view,
    surface: pitches[board.sport].surface,
    ground: groundOf(board.sport, view),
    zones: board.pieces.filter(({ kind }) => kind === 'zone').flatMap((zone) => zoneShapes(zone, view)),
    lines: linesOf(film, view, options.all ? undefined : step),
    pieces: paintOrder.flatMap((kind) => groups.filter((_, index) => board.pieces[index]?.kind === kind)),
  };
}

/** Opponents are under our players, and the ball is above all others. Zones lie on the ground. */
const paintOrder: readonly PieceKind[] = ['cone', 'them', 'us', 'note', 'ball'];

function pieceGroup(
  piece: Piece,
  [x, y]: readonly [number, number],
  { board, view }: { board: Board; view: View },
): PieceGroup {
  const { sport, players } = board;
  return { id: piece.id, x, y, shapes: pieceShapes(piece, { sport, players, unit: view.unit }) };
}

function zoneShapes({ at: [x, y], size = [100, 100], text }: Piece, view: View): Shape[] {
  const { unit } = view;
  const [middleX, middleY] = view.place(x, y);
  const [w, h] = view.turn === 'up' ? [size[1], size[0]] : size;
  const { dash, corner, edge, text: letters } = pieceLook.zone;
  const area: Shape = {
    kind: 'rect',
    x: middleX - w / 2,
    y: middleY - h / 2,
    w,
    h,
    corner: corner * unit,
    fill: 'zone',
    fillOpacity: 0.12,
    stroke: 'zone',
    width: edge * unit,
    dash: dash.map((length) => length * unit),
  };
  if (!text) return [area];
  const letterSize = letters * unit;
  return [
    area,
    {
      kind: 'text',
      text,
      x: middleX,
      y: middleY + letterSize * pieceLook.player.baseline,
      size: letterSize,
      fill: 'text',
      halo: pieceLook.note.halo * unit,
    },
  ];
}
