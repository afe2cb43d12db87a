import {
  boardEditorTexts as texts,
  describeMove,
  hasSharpRuns,
  isPass,
  isPlayer,
  nameOf,
  passKindOf,
  tidyStroke,
  type Board,
  type Move,
  type MoveKind,
  type Spot,
} from '@touchline/contract/boards';
import {
  apply,
  ballOf,
  boardIn,
  choose,
  describeIn,
  filmFor,
  moveIn,
  pieceIn,
  positionsIn,
  spotIn,
  stepIn,
  type EditorState,
} from './editor-state';

/*
 * Edits by pointer and keys. One rule: at the start pieces are placed, in a step moves are drawn.
 */

/** A run that ends this near to a loose ball picks it up, in tenths of a metre. */
const PICK_UP_REACH = 15;

export const isAtStart = ({ place }: EditorState): boolean => place === 0;

const distance = ([x, y]: Spot, [toX, toY]: Spot) => Math.hypot(toX - x, toY - y);

/** Places pieces by the same distance, together with all chosen ones if the piece is one of them. */
export function placeBy(state: EditorState, id: string, [dx, dy]: Spot): EditorState {
  const ids = state.chosen.includes(id) ? state.chosen : [id];
  const spots = ids.map((one): { id: string; at: Spot } => {
    const [x, y] = pieceIn(state, one)?.at ?? [0, 0];
    return { id: one, at: [x + dx, y + dy] };
  });
  const say = (next: EditorState) => texts.placed(describeIn(next, id));
  const next = apply(state, { type: 'place-pieces', spots }, { say });
  return { ...next, chosen: ids };
}

function placeAt(state: EditorState, id: string, at: Spot): EditorState {
  const [x, y] = pieceIn(state, id)?.at ?? [0, 0];
  return placeBy(state, id, [at[0] - x, at[1] - y]);
}

/** Gives the ball to a player at the start, or leaves it at a spot. */
export function placeBall(state: EditorState, ball: string, to: Omit<Target, 'kind'>): EditorState {
  const at = to.player === undefined ? to.at : spotIn(state, to.player);
  const change = { holder: to.player, at };
  const say = (next: EditorState) => texts.placed(describeIn(next, to.player ?? ball));
  return { ...apply(state, { type: 'change-piece', id: ball, change }, { say }), chosen: [ball] };
}

interface Run {
  path: readonly Spot[];
  /** That of the run before, or a run, unless given. */
  kind?: MoveKind;
}

/** Sets a run along points, the last of which is its end. */
function drawRun(state: EditorState, piece: string, { path, kind }: Run): EditorState {
  const step = stepIn(state);
  const end = path.at(-1);
  if (!step || !end) return state;
  const sport = boardIn(state).sport;
  const before = moveIn(state, piece, false);
  const isSharp: true | undefined = before ? before.sharp : hasSharpRuns(sport) || undefined;
  const picksUp = ballOf(state, piece) ? undefined : looseBallAt(state, end);
  const apart = path.filter((spot, index) => index === 0 || distance(spot, path[index - 1] ?? end) > 0);
  return setMove(state, {
    piece,
    kind: kind ?? before?.kind ?? 'run',
    path: apart,
    sharp: isSharp,
    delay: before?.delay,
    picksUp,
  });
}

export const drawStroke = (state: EditorState, piece: string, stroke: readonly Spot[]): EditorState =>
  drawRun(state, piece, { path: tidyStroke([spotIn(state, piece), ...stroke]) });

function looseBallAt(state: EditorState, end: Spot): string | undefined {
  const { spots, holders } = positionsIn(state);
  const { pieces } = boardIn(state);
  const index = pieces.findIndex(
    ({ id, kind }, place) =>
      kind === 'ball' && !holders.has(id) && distance(spots[place] ?? [0, 0], end) <= PICK_UP_REACH,
  );
  return pieces[index]?.id;
}

/** End of a pass: a player, or a spot. */
export interface Target {
  player?: string;
  at: Spot;
  /** That of the pass before, or the usual one of the sport, unless given. */
  kind?: MoveKind;
}

/** Sets the pass of a player who has the ball. */
export function drawPass(state: EditorState, piece: string, { player, at, kind }: Target): EditorState {
  const passer = pieceIn(state, piece);
  if (!passer || !stepIn(state)) return state;
  if (!ballOf(state, piece)) return { ...state, said: texts.noBall(nameOf(passer)) };
  if (player === piece) return removeMove(state, { piece, kind: 'pass' });
  const usual = passKindOf(boardIn(state).sport, player !== undefined);
  const pass: Move = { piece, kind: kind ?? moveIn(state, piece, true)?.kind ?? usual };
  return setMove(state, player === undefined ? { ...pass, path: [at] } : { ...pass, to: player });
}

export function setMove(state: EditorState, move: Move): EditorState {
  const step = stepIn(state);
  if (!step) return state;
  const say = (next: EditorState) => describeMove(filmFor(boardIn(next)), next.place - 1, move);
  return { ...apply(state, { type: 'set-move', step: step.id, move }, { say }), chosen: [move.piece] };
}

function removeMove(state: EditorState, move: Move): EditorState {
  const step = stepIn(state);
  if (!step) return state;
  return apply(state, { type: 'remove-move', step: step.id, move }, { say: () => texts.removed });
}

/** A point of a run's path that is dropped. */
export interface DroppedPoint {
  index: number;
  at: Spot;
  /** Distance in tenths of a metre within which a point is on another one. */
  reach: number;
}

/** Moves a point of a run, or removes it if it is dropped on its neighbour. */
export function dropPoint(
  state: EditorState,
  piece: string,
  { index, at, reach }: DroppedPoint,
): EditorState {
  const move = moveIn(state, piece, false);
  const path = move?.path ?? [];
  if (!move || path.length === 0) return state;
  const knots = [spotIn(state, piece), ...path];
  const isOn = (spot: Spot | undefined) => spot !== undefined && distance(spot, at) <= reach;
  const isOnNeighbour = isOn(knots[index]) || isOn(knots[index + 2]);
  if (isOnNeighbour && path.length === 1) return removeMove(state, move);
  const next = isOnNeighbour ? path.filter((_, place) => place !== index) : path.with(index, at);
  return drawRun(state, piece, { path: next });
}

/** Adds a point to a run, before the one with the index. */
export function addBend(
  state: EditorState,
  piece: string,
  { index, at }: Pick<DroppedPoint, 'index' | 'at'>,
): EditorState {
  const path = moveIn(state, piece, false)?.path ?? [];
  return drawRun(state, piece, { path: path.toSpliced(index, 0, at) });
}

export function resizeZone(state: EditorState, id: string, corner: Spot): EditorState {
  const [x, y] = pieceIn(state, id)?.at ?? [0, 0];
  const size: Spot = [sideOf(corner[0] - x), sideOf(corner[1] - y)];
  return apply(state, { type: 'change-piece', id, change: { size } });
}

/** A zone has sides of whole metres, at least 2. */
const sideOf = (half: number) => Math.max(20, Math.round((2 * Math.abs(half)) / 10) * 10);

/** Changes the kind of a move in the shown step; without such a move it waits for its end. */
export function chooseKind(state: EditorState, piece: string, kind: MoveKind): EditorState {
  const move = moveIn(state, piece, isPass({ kind }));
  if (move) return setMove(state, { ...move, kind });
  if (isPass({ kind }) && !ballOf(state, piece)) {
    const player = pieceIn(state, piece);
    return { ...state, said: player ? texts.noBall(nameOf(player)) : '' };
  }
  return {
    ...state,
    aim: { piece, what: kind, points: [] },
    said: isPass({ kind }) ? texts.aims.pass : texts.aims.run,
  };
}

/** Ends what waits for a tap, at a spot or on a player. */
export function endAim(state: EditorState, to: Omit<Target, 'kind'>): EditorState {
  const { aim } = state;
  if (!aim) return state;
  const { piece, what, points } = aim;
  const ready = { ...state, aim: undefined };
  if (what === 'place') return placeAt(ready, piece, to.at);
  if (what === 'ball') return placeBall(ready, piece, to);
  if (isPass({ kind: what })) return drawPass(ready, piece, { ...to, kind: what });
  return drawRun(ready, piece, { path: [...points.slice(0, -1), to.at], kind: what });
}

/** Taps the pitch: ends what waits for it, or chooses. */
export function tap(
  state: EditorState,
  at: Spot,
  { piece, isAdding }: { piece?: string; isAdding?: boolean },
): EditorState {
  if (state.aim) {
    const player = isPlayer(pieceIn(state, piece)) && piece !== state.aim.piece ? piece : undefined;
    return endAim(state, { player, at: player === undefined ? at : spotIn(state, player) });
  }
  if (piece === undefined) return choose(state, []);
  if (isAdding) {
    const { chosen } = state;
    return choose(state, chosen.includes(piece) ? chosen.filter((id) => id !== piece) : [...chosen, piece]);
  }
  return choose(state, [piece]);
}

/** Deletes the chosen pieces at the start, and their moves in a step. */
export function deleteChosen(state: EditorState): EditorState {
  const { chosen } = state;
  const step = stepIn(state);
  const isMoving = step?.moves.some(({ piece }) => chosen.includes(piece)) ?? false;
  if (!step || !chosen.some((id) => isPlayer(pieceIn(state, id))))
    return chosen.length > 0
      ? apply(state, { type: 'remove-pieces', ids: chosen }, { say: () => texts.removed })
      : state;
  if (!isMoving) return state;
  const moves = step.moves.filter(({ piece }) => !chosen.includes(piece));
  return replaceMoves(state, step.id, moves);
}

/** One edit, so that it is undone at once. */
function replaceMoves(state: EditorState, step: string, moves: readonly Move[]): EditorState {
  const board: Board = {
    ...boardIn(state),
    steps: boardIn(state).steps.map((one) => (one.id === step ? { ...one, moves } : one)),
  };
  return apply(state, { type: 'replace', board }, { say: () => texts.removed });
}
