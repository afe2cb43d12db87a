import {
  boardEditorTexts as texts,
  isPass,
  isPlayer,
  passKindOf,
  type Spot,
  type View,
} from '@touchline/contract/boards';
import { chooseKind, deleteChosen, endAim, isAtStart } from './drops';
import {
  ballOf,
  boardIn,
  choose,
  pieceIn,
  positionsIn,
  spotIn,
  type Aim,
  type EditorState,
} from './editor-state';

/** Steps of the arrow keys, in tenths of a metre. */
const STEP = 10;
const LONG_STEP = 50;

/** Directions of the arrow keys in the picture. */
const arrows: Partial<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyContext {
  view: View;
  /** Piece that has the focus. */
  focused: string;
}

export interface KeyPress {
  key: string;
  shiftKey: boolean;
}

export interface KeyResult {
  state: EditorState;
  /** Piece that gets the focus. */
  focus?: string;
}

/** Handles a key on the pitch; undefined if it does nothing there. */
export function pressKey(state: EditorState, press: KeyPress, context: KeyContext): KeyResult | undefined {
  const arrow = arrows[press.key];
  if (arrow) return pressArrow(state, { arrow, length: press.shiftKey ? LONG_STEP : STEP }, context);
  const { aim } = state;
  switch (press.key.toLowerCase()) {
    case 'enter':
    case ' ':
      return pressEnter(state, context);
    case 'escape':
      return pressEscape(state);
    case 'v':
      return aim && { state: addPoint(state, aim) };
    case 'p':
      return startPass(state, context.focused);
    case 'delete':
    case 'backspace':
      return { state: deleteChosen(state.chosen.length > 0 ? state : choose(state, [context.focused])) };
    default:
      return undefined;
  }
}

function pressEscape(state: EditorState): KeyResult | undefined {
  if (state.aim) return { state: { ...state, aim: undefined, said: texts.canceled } };
  return state.chosen.length > 0 ? { state: choose(state, []) } : undefined;
}

/** Moves the end of what is drawn, or the focus to the next piece in a direction. */
function pressArrow(
  state: EditorState,
  { arrow, length }: { arrow: Spot; length: number },
  context: KeyContext,
): KeyResult {
  const { aim } = state;
  if (!aim || aim.what === 'ball' || isPass({ kind: kindOf(aim) }))
    return { state, focus: neighbour(state, arrow, context) };
  const { view } = context;
  const [right, down] = arrow;
  const from = aim.points.at(-1) ?? spotIn(state, aim.piece);
  const [x, y] = view.place(...from);
  const [nextX, nextY] = view.spotAt(x + right * length, y + down * length);
  const points = [...aim.points.slice(0, -1), [Math.round(nextX), Math.round(nextY)] as const];
  return { state: { ...state, aim: { ...aim, points } } };
}

const kindOf = ({ what }: Aim) => (what === 'place' || what === 'ball' ? undefined : what);

/** Returns the nearest piece in a direction of the picture: its distance aside counts twice. */
function neighbour(
  state: EditorState,
  [right, down]: Spot,
  { view, focused: from }: KeyContext,
): string | undefined {
  const { spots } = positionsIn(state);
  const [x, y] = view.place(...spotIn(state, from));
  let nearest: { id?: string; distance: number } = { distance: Infinity };
  boardIn(state).pieces.forEach(({ id }, index) => {
    const [left, top] = view.place(...(spots[index] ?? [0, 0]));
    const ahead = (left - x) * right + (top - y) * down;
    const aside = Math.abs((left - x) * down) + Math.abs((top - y) * right);
    if (id === from || ahead <= 0 || aside > 2 * ahead) return;
    if (ahead + 2 * aside < nearest.distance) nearest = { id, distance: ahead + 2 * aside };
  });
  return nearest.id;
}

function pressEnter(state: EditorState, { focused }: KeyContext): KeyResult {
  const { aim } = state;
  if (aim) return { state: commit(state, aim, focused), focus: aim.piece };
  const piece = pieceIn(state, focused);
  const chosen = choose(state, [focused]);
  const isMovable = isAtStart(state) || isPlayer(piece);
  if (!isMovable) return { state: chosen };
  const what = isAtStart(state) ? (piece?.kind === 'ball' ? 'ball' : 'place') : 'run';
  const said = what === 'ball' ? texts.aims.ball : what === 'place' ? texts.aims.place : texts.aims.run;
  return { state: { ...chosen, aim: { piece: focused, what, points: [] }, said } };
}

/** Ends what is drawn by keys; without a point or player it is cancelled. */
function commit(state: EditorState, aim: Aim, focused: string): EditorState {
  const end = aim.points.at(-1);
  if (end) return endAim(state, { at: end });
  const isToPlayer = aim.what === 'ball' || isPass({ kind: kindOf(aim) });
  if (isToPlayer && focused !== aim.piece && isPlayer(pieceIn(state, focused)))
    return endAim(state, { player: focused, at: spotIn(state, focused) });
  return { ...state, aim: undefined, said: texts.canceled };
}

function addPoint(state: EditorState, aim: Aim): EditorState {
  const last = aim.points.at(-1);
  return last ? { ...state, aim: { ...aim, points: [...aim.points, last] }, said: texts.pointAdded } : state;
}

function startPass(state: EditorState, focused: string): KeyResult | undefined {
  if (isAtStart(state)) return undefined;
  const holder = ballOf(state, focused) ? focused : positionsIn(state).holders.get(focused);
  if (holder === undefined)
    return { state: chooseKind(state, focused, passKindOf(boardIn(state).sport, true)) };
  const what = passKindOf(boardIn(state).sport, true);
  return {
    state: { ...choose(state, [holder]), aim: { piece: holder, what, points: [] }, said: texts.aims.pass },
  };
}

/** Returns the player whose number or position begins with typed characters, one of ours first. */
export function findTyped(state: EditorState, typed: string): string | undefined {
  const players = boardIn(state).pieces.filter(isPlayer);
  const labelled = (kind: 'us' | 'them', exact: boolean) =>
    players.find((piece) => {
      const label = (piece.number ?? piece.position ?? '').toLowerCase();
      return piece.kind === kind && (exact ? label === typed : label.startsWith(typed));
    });
  return (labelled('us', true) ?? labelled('them', true) ?? labelled('us', false) ?? labelled('them', false))
    ?.id;
}
