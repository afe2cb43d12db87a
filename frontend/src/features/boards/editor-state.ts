import {
  boardEditorTexts as texts,
  describePiece,
  edit,
  filmOf,
  isPass,
  isSameBoard,
  redo,
  startEditing,
  undo,
  type Board,
  type BoardEditing,
  type Edit,
  type Film,
  type Move,
  type MoveKind,
  type Piece,
  type Positions,
  type Spot,
  type Step,
} from '@touchline/contract/boards';

/** A move or place that waits for a tap on the pitch, or is drawn with the arrow keys. */
export interface Aim {
  readonly piece: string;
  /** `place` and `ball` change the start, all others a step. */
  readonly what: 'place' | 'ball' | MoveKind;
  /** Points passed through, then the end; empty until an arrow key is pressed. */
  readonly points: readonly Spot[];
}

export interface EditorState {
  readonly editing: BoardEditing;
  /** The start is 0, the first step 1. */
  readonly place: number;
  /** Ids of the chosen pieces. */
  readonly chosen: readonly string[];
  readonly aim?: Aim;
  /** The last event in words, for assistive technology. */
  readonly said: string;
}

export const openEditor = (board: Board, seed: number): EditorState => ({
  editing: startEditing(board, seed),
  place: 0,
  chosen: [],
  said: '',
});

const films = new WeakMap<Board, Film>();

/** Returns the film of a board, made once. */
export function filmFor(board: Board): Film {
  const film = films.get(board) ?? filmOf(board);
  films.set(board, film);
  return film;
}

export const boardIn = ({ editing }: EditorState): Board => editing.board;
export const stepIn = (state: EditorState): Step | undefined => boardIn(state).steps[state.place - 1];
export const pieceIn = (state: EditorState, id: string | undefined): Piece | undefined =>
  boardIn(state).pieces.find((piece) => piece.id === id);

/** Returns where all pieces are at the start, or as the shown step begins. */
export function positionsIn(state: EditorState): Positions {
  const film = filmFor(boardIn(state));
  return film.steps[Math.max(0, state.place - 1)]?.begins ?? film.ends;
}

export function spotIn(state: EditorState, id: string): Spot {
  const index = boardIn(state).pieces.findIndex((piece) => piece.id === id);
  return positionsIn(state).spots[index] ?? [0, 0];
}

/** Returns the ball that a player has as the shown step begins. */
export const ballOf = (state: EditorState, player: string): string | undefined =>
  [...positionsIn(state).holders].find(([, holder]) => holder === player)?.[0];

export function moveIn(state: EditorState, piece: string, isPassMove: boolean): Move | undefined {
  return stepIn(state)?.moves.find((move) => move.piece === piece && isPass(move) === isPassMove);
}

interface Change {
  /** Sentence on the change, from the board after it. */
  say?: (state: EditorState) => string;
  /** Edits with the same key are undone together. */
  mergeKey?: string;
}

/** Applies an edit; says that the board is full if its limits do not allow it. */
export function apply(state: EditorState, change: Edit, { say, mergeKey }: Change = {}): EditorState {
  const editing = edit(state.editing, change, mergeKey);
  if (editing === state.editing) {
    const isFull = change.type === 'add-pieces' || change.type === 'add-step';
    return { ...state, aim: undefined, said: isFull ? texts.fullBoard : state.said };
  }
  const next = fitted({ ...state, editing, aim: undefined });
  return { ...next, said: say?.(next) ?? '' };
}

/** Drops what the board no longer has: a step beyond the last one, and chosen pieces. */
function fitted(state: EditorState): EditorState {
  const ids = new Set(boardIn(state).pieces.map(({ id }) => id));
  return {
    ...state,
    place: Math.min(state.place, boardIn(state).steps.length),
    chosen: state.chosen.filter((id) => ids.has(id)),
  };
}

export function undoEdit(state: EditorState): EditorState {
  const editing = undo(state.editing);
  if (editing === state.editing) return { ...state, said: texts.nothingToUndo };
  return { ...shownAround(state, editing), said: texts.undone };
}

export function redoEdit(state: EditorState): EditorState {
  const editing = redo(state.editing);
  if (editing === state.editing) return { ...state, said: texts.nothingToRedo };
  return { ...shownAround(state, editing), said: texts.redone };
}

/** Goes to the step that an undone edit was in, so that its effect is seen. */
function shownAround(state: EditorState, editing: BoardEditing): EditorState {
  const [was, is] = [state.editing.board, editing.board];
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = is.steps.findIndex((step, index) => !isSame(step, was.steps[index])) + 1;
  const isInStart = changed === 0 || !isSame(was.pieces, is.pieces);
  return fitted({ ...state, editing, aim: undefined, place: isInStart ? state.place : changed });
}

/** Takes a board that was changed outside of the editor, as one edit. */
export function takeOver(state: EditorState, board: Board): EditorState {
  if (isSameBoard(board, boardIn(state))) return state;
  return apply(state, { type: 'replace', board }, { say: () => texts.newer });
}

export function goTo(state: EditorState, place: number): EditorState {
  const { steps } = boardIn(state);
  if (place < 0 || place > steps.length) return state;
  const name = place === 0 ? texts.start : texts.step(place);
  const caption = steps[place - 1]?.caption;
  const said = caption ? `${name}. ${caption}` : name;
  // A chosen piece stays chosen only within a step: its bar is another one at the start.
  return { ...state, place, chosen: place === state.place ? state.chosen : [], aim: undefined, said };
}

/** Goes to the next step, and adds one after the last. */
export function nextStep(state: EditorState): EditorState {
  if (state.place < boardIn(state).steps.length) return goTo(state, state.place + 1);
  return insertStep(state);
}

/** Adds a step after the shown one. */
export function insertStep(state: EditorState): EditorState {
  const next = apply(state, { type: 'add-step', after: stepIn(state)?.id });
  if (next.editing === state.editing) return next;
  return goTo(next, state.place + 1);
}

export function moveStep(state: EditorState, by: -1 | 1): EditorState {
  const step = stepIn(state);
  const to = state.place - 1 + by;
  if (!step || to < 0 || to >= boardIn(state).steps.length) return state;
  return goTo(apply(state, { type: 'move-step', id: step.id, to }), to + 1);
}

export function removeStep(state: EditorState): EditorState {
  const step = stepIn(state);
  return step ? apply(state, { type: 'remove-step', id: step.id }, { say: () => texts.removed }) : state;
}

export const choose = (state: EditorState, ids: readonly string[]): EditorState => ({
  ...state,
  chosen: ids,
  aim: undefined,
  said: ids.length === 1 ? describeIn(state, ids[0] ?? '') : ids.length > 1 ? texts.chosen(ids.length) : '',
});

/** Describes a piece as the shown step begins. */
export function describeIn(state: EditorState, id: string): string {
  const { board } = state.editing;
  const shown = state.place === 0 ? withoutSteps(board) : board;
  return describePiece(filmFor(shown), Math.max(0, state.place - 1), id);
}

const starts = new WeakMap<Board, Board>();

/** Returns the start alone, so that no move of the first step is described with it. */
function withoutSteps(board: Board): Board {
  const start = starts.get(board) ?? { ...board, steps: [] };
  starts.set(board, start);
  return start;
}
