import {
  ballPlace,
  isPlayer,
  pointAlong,
  wayThrough,
  type Spot,
  type View,
} from '@touchline/contract/boards';
import { boardIn, moveIn, pieceIn, positionsIn, spotIn, type EditorState } from './editor-state';

/** Parts of the pitch that a pointer can take hold of. */
export type Grip =
  | { readonly type: 'piece'; readonly id: string }
  /** Point of a run's path, by its index. */
  | { readonly type: 'point'; readonly id: string; readonly index: number }
  /** Middle of a line of a run, which becomes a new point before the one with the index. */
  | { readonly type: 'bend'; readonly id: string; readonly index: number }
  /** Corner of a zone. */
  | { readonly type: 'corner'; readonly id: string };

/** A grip in the coordinates of the picture. */
export interface PlacedGrip {
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  /** Pixels by which it counts as nearer than it is. */
  readonly favour: number;
}

/** Distance in pixels within which a pointer takes hold. */
export const reachOf = (pointerType: string): number => (pointerType === 'mouse' ? 16 : 24);

/** Favours: a ball in a step, because players are drawn over by it, and a point, because it lies on its line. */
const BALL_FAVOUR = 2;
const POINT_FAVOUR = 4;

export function gripsOf(state: EditorState, view: View): PlacedGrip[] {
  const { pieces } = boardIn(state);
  const placed = (grip: Grip, [x, y]: Spot, favour = 0): PlacedGrip => {
    const [left, top] = view.place(x, y);
    return { grip, x: left, y: top, favour };
  };
  const onPieces = pieces.map(({ id, kind }, index): PlacedGrip => {
    const { spots, holders } = positionsIn(state);
    const grip = placed({ type: 'piece', id }, spots[index] ?? [0, 0]);
    if (kind !== 'ball' || !holders.has(id)) return grip;
    const [x, y] = ballPlace([grip.x, grip.y], 1, view.unit);
    return { ...grip, x, y, favour: state.place > 0 ? BALL_FAVOUR : 0 };
  });
  const [chosen] = state.chosen;
  const piece = state.chosen.length === 1 ? pieceIn(state, chosen) : undefined;
  if (!piece) return onPieces;
  if (piece.kind === 'zone' && state.place === 0) {
    const [width, height] = piece.size ?? [100, 100];
    const corner: Spot = [piece.at[0] + width / 2, piece.at[1] + height / 2];
    return [...onPieces, placed({ type: 'corner', id: piece.id }, corner, POINT_FAVOUR)];
  }
  const path = isPlayer(piece) && state.place > 0 ? (moveIn(state, piece.id, false)?.path ?? []) : [];
  const points = path.map((spot, index) =>
    placed({ type: 'point', id: piece.id, index }, spot, POINT_FAVOUR),
  );
  const bends = bendSpots(state, piece.id).map((spot, index) =>
    placed({ type: 'bend', id: piece.id, index }, spot),
  );
  return [...onPieces, ...points, ...bends];
}

/** Returns the middles of the lines of a run, one before each of its points. */
function bendSpots(state: EditorState, id: string): Spot[] {
  const move = state.place > 0 ? moveIn(state, id, false) : undefined;
  const path = move?.path ?? [];
  const knots = [spotIn(state, id), ...path];
  const way = wayThrough(knots, move?.sharp ?? false);
  const lengths = knots.map((knot) => lengthAt(way.points, way.lengths, knot));
  return path.map((_, index) => pointAlong(way, ((lengths[index] ?? 0) + (lengths[index + 1] ?? 0)) / 2));
}

function lengthAt(points: readonly Spot[], lengths: Float64Array, [x, y]: Spot): number {
  const index = points.findIndex(([px, py]) => px === x && py === y);
  return lengths[Math.max(0, index)] ?? 0;
}

interface Pointer {
  x: number;
  y: number;
  /** Pixels of one unit of the picture. */
  scale: number;
  /** Distance in pixels within which it takes hold. */
  reach: number;
}

/** Returns the nearest grip within reach of a pointer. */
export function gripAt(grips: readonly PlacedGrip[], { x, y, scale, reach }: Pointer): Grip | undefined {
  let nearest: { grip?: Grip; distance: number } = { distance: Infinity };
  for (const { grip, x: left, y: top, favour } of grips) {
    const pixels = Math.hypot(left - x, top - y) * scale;
    if (pixels > reach || pixels - favour >= nearest.distance) continue;
    nearest = { grip, distance: pixels - favour };
  }
  return nearest.grip;
}

/** Returns the player within reach of a pointer. */
export function playerAt(state: EditorState, view: View, pointer: Pointer): string | undefined {
  const players = gripsOf(state, view).filter(
    ({ grip }) => grip.type === 'piece' && isPlayer(pieceIn(state, grip.id)),
  );
  return gripAt(players, pointer)?.id;
}
