import { isPass, type Board, type Move, type Piece, type Spot, type Step } from './board';
import * as limits from './board-limits';
import { checkBoard, isSameBoard } from './check-board';
import { freshIds } from './fresh-ids';

/** A piece that gets its id when it is added. */
export type NewPiece = Omit<Piece, 'id'>;

export type Edit =
  | { readonly type: 'add-pieces'; readonly pieces: readonly NewPiece[] }
  | {
      readonly type: 'change-piece';
      readonly id: string;
      readonly change: Partial<Omit<Piece, 'id' | 'kind'>>;
    }
  | { readonly type: 'place-pieces'; readonly spots: readonly { readonly id: string; readonly at: Spot }[] }
  | { readonly type: 'remove-pieces'; readonly ids: readonly string[] }
  /** Replaces all players of one side. Those with the same number or position keep their id and so their moves. */
  | { readonly type: 'line-up'; readonly kind: 'us' | 'them'; readonly players: readonly NewPiece[] }
  /** Adds a step after another one, or at the end. */
  | { readonly type: 'add-step'; readonly after?: string }
  | {
      readonly type: 'change-step';
      readonly id: string;
      readonly change: Partial<Pick<Step, 'caption' | 'duration'>>;
    }
  | { readonly type: 'move-step'; readonly id: string; readonly to: number }
  | { readonly type: 'remove-step'; readonly id: string }
  /** Sets the run or the pass of a player in a step. */
  | { readonly type: 'set-move'; readonly step: string; readonly move: Move }
  | { readonly type: 'remove-move'; readonly step: string; readonly move: Move }
  | { readonly type: 'change-view'; readonly change: Partial<Pick<Board, 'area' | 'turn' | 'players'>> }
  /** Takes another board, such as a mirrored one. */
  | { readonly type: 'replace'; readonly board: Board };

/** Board in an editor, with its undo history. */
export interface BoardEditing {
  readonly board: Board;
  readonly undone: readonly Board[];
  readonly done: readonly Board[];
  /** Edits with the same key, such as the letters of one caption, are undone together. */
  readonly mergeKey?: string;
  /** Ids of pieces and steps that the last edit added. */
  readonly added: readonly string[];
  /** Source of ids; any number from 0 to below 1 gives different ones. */
  readonly seed: number;
}

const MAX_UNDO_STEPS = 200;

export const startEditing = (board: Board, seed: number): BoardEditing => ({
  board,
  undone: [],
  done: [],
  added: [],
  seed,
});

/** Applies an edit. The state stays as it is if nothing changes or the board would exceed its limits. */
export function edit(state: BoardEditing, change: Edit, mergeKey?: string): BoardEditing {
  const ids = freshIds(state.board, state.seed);
  const { board } = checkBoard(applyEdit(state.board, change, ids.next));
  if (!board || isSameBoard(board, state.board)) return state;
  const isMerged = mergeKey !== undefined && mergeKey === state.mergeKey;
  const done = isMerged ? state.done : [...state.done, state.board].slice(-MAX_UNDO_STEPS);
  return { board, done, undone: [], mergeKey, added: addedIds(state.board, board), seed: ids.seed() };
}

export function undo(state: BoardEditing): BoardEditing {
  const board = state.done.at(-1);
  if (!board) return state;
  const undone = [...state.undone, state.board];
  return { board, done: state.done.slice(0, -1), undone, added: [], seed: state.seed };
}

export function redo(state: BoardEditing): BoardEditing {
  const board = state.undone.at(-1);
  if (!board) return state;
  const done = [...state.done, state.board];
  return { board, done, undone: state.undone.slice(0, -1), added: [], seed: state.seed };
}

function applyEdit(board: Board, change: Edit, nextId: () => string): Board {
  switch (change.type) {
    case 'add-pieces':
      return {
        ...board,
        pieces: [...board.pieces, ...change.pieces.map((piece) => ({ ...piece, id: nextId() }))],
      };
    case 'change-piece':
      return mapPieces(board, (piece) =>
        piece.id === change.id
          ? { ...piece, ...change.change, at: clamped(change.change.at ?? piece.at) }
          : piece,
      );
    case 'place-pieces': {
      const spots = new Map(change.spots.map(({ id, at }) => [id, clamped(at)]));
      return mapPieces(board, (piece) => ({ ...piece, at: spots.get(piece.id) ?? piece.at }));
    }
    case 'remove-pieces':
      return withoutPieces(board, new Set(change.ids));
    case 'line-up':
      return lineUp(board, change, nextId);
    case 'change-view':
      return { ...board, ...change.change };
    case 'replace':
      return change.board;
    default:
      return { ...board, steps: editSteps(board.steps, change, nextId) };
  }
}

type StepEdit = Extract<
  Edit,
  { type: 'add-step' | 'change-step' | 'move-step' | 'remove-step' | 'set-move' | 'remove-move' }
>;

function editSteps(steps: readonly Step[], change: StepEdit, nextId: () => string): Step[] {
  switch (change.type) {
    case 'add-step': {
      const place = steps.findIndex(({ id }) => id === change.after) + 1 || steps.length;
      return steps.toSpliced(place, 0, { id: nextId(), moves: [] });
    }
    case 'change-step':
      return steps.map((step) => (step.id === change.id ? { ...step, ...change.change } : step));
    case 'move-step': {
      const moved = steps.find(({ id }) => id === change.id);
      return moved ? steps.filter((step) => step !== moved).toSpliced(change.to, 0, moved) : [...steps];
    }
    case 'remove-step':
      return steps.filter(({ id }) => id !== change.id);
    case 'set-move':
      return steps.map((step) =>
        step.id === change.step ? { ...step, moves: withMove(step.moves, change.move) } : step,
      );
    case 'remove-move':
      return steps.map((step) =>
        step.id === change.step
          ? { ...step, moves: step.moves.filter((move) => !isSameMove(move, change.move)) }
          : step,
      );
  }
}

/** A player has one run and one pass a step. */
const isSameMove = (one: Move, other: Move) => one.piece === other.piece && isPass(one) === isPass(other);

/** Replaces a move at its place, or adds it at the end. */
function withMove(moves: readonly Move[], move: Move): Move[] {
  const set = { ...move, path: move.path?.map(clamped) };
  const place = moves.findIndex((other) => isSameMove(other, move));
  return place < 0 ? [...moves, set] : moves.with(place, set);
}

const mapPieces = (board: Board, change: (piece: Piece) => Piece): Board => ({
  ...board,
  pieces: board.pieces.map(change),
});

/** Removes pieces, their moves, passes to them and runs that pick them up. A ball stays where its holder was. */
function withoutPieces(board: Board, ids: ReadonlySet<string>): Board {
  const spots = new Map(board.pieces.map(({ id, at }) => [id, at]));
  return {
    ...board,
    pieces: board.pieces
      .filter(({ id }) => !ids.has(id))
      .map((piece) =>
        piece.holder !== undefined && ids.has(piece.holder)
          ? { ...piece, holder: undefined, at: spots.get(piece.holder) ?? piece.at }
          : piece,
      ),
    steps: board.steps.map((step) => ({
      ...step,
      moves: step.moves
        .filter(({ piece, to }) => !ids.has(piece) && !ids.has(to ?? ''))
        .map((move) => (ids.has(move.picksUp ?? '') ? { ...move, picksUp: undefined } : move)),
    })),
  };
}

const labelOf = ({ number, position }: NewPiece) => number ?? position;

function lineUp(board: Board, change: Extract<Edit, { type: 'line-up' }>, nextId: () => string): Board {
  const free = board.pieces.filter(({ kind }) => kind === change.kind);
  const players = change.players.map(({ number, position, at }): Piece => {
    const place = free.findIndex(
      (piece) => labelOf(piece) !== undefined && labelOf(piece) === (number ?? position),
    );
    const kept = place < 0 ? undefined : free.splice(place, 1)[0];
    return { ...kept, id: kept?.id ?? nextId(), kind: change.kind, number, position, at: clamped(at) };
  });
  const left = withoutPieces(board, new Set(free.map(({ id }) => id)));
  const placed = new Map(players.map((player) => [player.id, player]));
  const known = new Set(left.pieces.map(({ id }) => id));
  return {
    ...left,
    pieces: [
      ...left.pieces.map((piece) => placed.get(piece.id) ?? piece),
      ...players.filter(({ id }) => !known.has(id)),
    ],
  };
}

function addedIds(was: Board, is: Board): string[] {
  const known = new Set([...was.pieces, ...was.steps].map(({ id }) => id));
  return [...is.pieces, ...is.steps].map(({ id }) => id).filter((id) => !known.has(id));
}

function clamped([x, y]: Spot): Spot {
  const within = (value: number) =>
    Math.min(limits.coordinate, Math.max(-limits.coordinate, Math.round(value)));
  return [within(x), within(y)];
}
