import { isPlayer, wayThrough, type Spot, type View } from '@touchline/contract/boards';
import { addBend, drawPass, drawStroke, dropPoint, placeBall, placeBy, resizeZone } from './drops';
import { boardIn, choose, moveIn, pieceIn, positionsIn, spotIn, type EditorState } from './editor-state';
import { playerAt, type Grip } from './grips';
import { snapped } from './snap';

/** A grip that is being dragged. */
export interface Drag {
  readonly grip: Grip;
  /** Spot under the pointer. */
  readonly at: Spot;
  /** Distance from where the drag began. */
  readonly by: Spot;
  /** Spots since the drag began. */
  readonly stroke: readonly Spot[];
  /** Pixels of a tenth of a metre. */
  readonly scale: number;
}

/** Distances in pixels: a ball is caught by a player, a piece gets in line with another, a point is on its neighbour. */
const CATCH_REACH = 30;
const SNAP_REACH = 6;
const POINT_REACH = 10;

/** How a drag would change the board: `place` at the start, `run` and `pass` in a step, and the grips of a chosen piece. */
type Meaning = 'place' | 'ball' | 'run' | 'pass' | 'point' | 'bend' | 'corner' | 'nothing';

function meaningOf(state: EditorState, { grip }: Drag): Meaning {
  if (grip.type !== 'piece') return grip.type;
  const piece = pieceIn(state, grip.id);
  if (state.place === 0) return piece?.kind === 'ball' ? 'ball' : 'place';
  if (isPlayer(piece)) return 'run';
  if (piece?.kind !== 'ball') return 'place';
  return positionsIn(state).holders.has(grip.id) ? 'pass' : 'nothing';
}

/** Returns the spot of a piece that is dragged at the start. */
function placeOf(state: EditorState, { grip, by, scale }: Drag): Spot {
  const { sport, pieces } = boardIn(state);
  const [x, y] = pieceIn(state, grip.id)?.at ?? [0, 0];
  const moved = state.chosen.includes(grip.id) ? state.chosen : [grip.id];
  const others = pieces.filter(({ id, holder }) => !moved.includes(id) && holder === undefined);
  const around = { sport, others: others.map(({ at }) => at), reach: SNAP_REACH / scale };
  return snapped([x + by[0], y + by[1]], around);
}

const rounded = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];

const movedBy = ([x, y]: Spot, [dx, dy]: Spot): Spot => rounded([x + dx, y + dy]);

/** Returns the player who would get a dragged ball. */
function catcherOf(state: EditorState, { at, scale }: Drag, view: View): string | undefined {
  const [x, y] = view.place(...at);
  return playerAt(state, view, { x, y, scale, reach: CATCH_REACH });
}

const holderOf = (state: EditorState, ball: string) => positionsIn(state).holders.get(ball) ?? '';

/** Ends a drag. */
export function dropped(state: EditorState, drag: Drag, view: View): EditorState {
  const { grip, at, scale, stroke } = drag;
  switch (meaningOf(state, drag)) {
    case 'place': {
      const [x, y] = pieceIn(state, grip.id)?.at ?? [0, 0];
      const to = placeOf(state, drag);
      return placeBy(state, grip.id, [to[0] - x, to[1] - y]);
    }
    case 'ball':
      return placeBall(state, grip.id, { player: catcherOf(state, drag, view), at: rounded(at) });
    case 'run':
      return drawStroke(state, grip.id, stroke);
    case 'pass':
      return drawPass(state, holderOf(state, grip.id), {
        player: catcherOf(state, drag, view),
        at: rounded(at),
      });
    case 'point':
      return dropPoint(state, grip.id, {
        index: indexOf(grip),
        at: rounded(at),
        reach: POINT_REACH / scale,
      });
    case 'bend':
      return addBend(state, grip.id, { index: indexOf(grip), at: rounded(at) });
    case 'corner':
      return resizeZone(state, grip.id, at);
    case 'nothing':
      return choose(state, [grip.id]);
  }
}

const indexOf = (grip: Grip) => (grip.type === 'point' || grip.type === 'bend' ? grip.index : 0);

/** Shapes over the board during a drag; spots are those of the board. */
export interface Preview {
  /** Line of a run or pass. */
  readonly line?: readonly Spot[];
  readonly isPass?: boolean;
  /** Ring around the end of a run, or around the player who gets the ball. */
  readonly ring?: Spot;
  /** New places of pieces. */
  readonly places?: ReadonlyMap<string, Spot>;
}

export function previewOf(state: EditorState, drag: Drag, view: View): Preview {
  const { grip, at, stroke } = drag;
  const start = spotIn(state, grip.id);
  switch (meaningOf(state, drag)) {
    case 'place':
      return placesPreview(state, drag);
    case 'ball':
    case 'pass':
      return ballPreview(state, drag, view);
    case 'run':
      return { line: [start, ...stroke], ring: at };
    case 'point':
    case 'bend':
      return { line: bentPath(state, drag, start), ring: at };
    case 'corner':
      return { ring: at };
    case 'nothing':
      return {};
  }
}

function ballPreview(state: EditorState, drag: Drag, view: View): Preview {
  const { grip, at } = drag;
  const player = catcherOf(state, drag, view);
  const ring = player === undefined ? undefined : endOf(state, player);
  if (state.place === 0) return { ring: ring ?? at, places: new Map([[grip.id, at]]) };
  return { line: [spotIn(state, holderOf(state, grip.id)), ring ?? at], isPass: true, ring };
}

function placesPreview(state: EditorState, drag: Drag): Preview {
  const { id } = drag.grip;
  const [x, y] = pieceIn(state, id)?.at ?? [0, 0];
  const to = placeOf(state, drag);
  const ids = state.chosen.includes(id) ? state.chosen : [id];
  const { pieces } = boardIn(state);
  const moved = pieces.filter((piece) => ids.includes(piece.id) || ids.includes(piece.holder ?? ''));
  const delta: Spot = [to[0] - x, to[1] - y];
  return {
    ring: to,
    places: new Map(moved.map((piece) => [piece.id, movedBy(spotIn(state, piece.id), delta)])),
  };
}

function bentPath(state: EditorState, { grip, at }: Drag, start: Spot): readonly Spot[] {
  const move = moveIn(state, grip.id, false);
  const path = move?.path ?? [];
  const next = path.toSpliced(indexOf(grip), grip.type === 'point' ? 1 : 0, at);
  return wayThrough([start, ...next], move?.sharp ?? false).points;
}

/** Returns where a player is as the shown step ends, which a pass is aimed at. */
const endOf = (state: EditorState, player: string): Spot =>
  (state.place > 0 ? moveIn(state, player, false)?.path?.at(-1) : undefined) ?? spotIn(state, player);
