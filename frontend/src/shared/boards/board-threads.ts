import type { BoardPosition, CommentAnchor } from '@touchline/contract';
import type { Board } from '@touchline/contract/boards';

/** A thread about something that is on the board now. */
export interface BoardThread extends BoardPosition {
  id: number;
  /** Number of its mark; resolved threads have none. */
  number: number | undefined;
  /** Index of its step. */
  stepIndex: number | undefined;
}

/** A thread about a piece or step that was deleted. */
export interface GoneThread {
  id: number;
  /** Words of the position when the thread began. */
  words: string;
  version: number;
}

export interface BoardThreads {
  onBoard: readonly BoardThread[];
  /** Only those that are not resolved. */
  gone: readonly GoneThread[];
  /** State of the anchors of threads on the board. The list under the board names the others. */
  states: ReadonlyMap<number, 'exact'>;
}

/** Finds the threads that are about the board. Marks are numbered in the order in which the threads began. */
export function boardThreads(anchors: readonly CommentAnchor[], board: Board | null): BoardThreads {
  const onBoard: BoardThread[] = [];
  const gone: GoneThread[] = [];
  let number = 0;
  for (const { id, isResolved, selectedText, boardPosition } of anchors.toSorted(byId)) {
    if (!boardPosition) continue;
    const found = board && find(board, boardPosition);
    if (found) onBoard.push({ id, ...found, number: isResolved ? undefined : (number += 1) });
    else if (!isResolved) gone.push({ id, words: selectedText ?? '', version: boardPosition.version });
  }
  return { onBoard, gone, states: new Map(onBoard.map(({ id }) => [id, 'exact'])) };
}

/** Returns a position with the index of its step; undefined if its piece or step is not on the board. */
function find({ pieces, steps }: Board, { piece, step }: BoardPosition) {
  const stepIndex = step === undefined ? undefined : steps.findIndex(({ id }) => id === step);
  const isFound = stepIndex !== -1 && (piece === undefined || pieces.some(({ id }) => id === piece));
  return isFound ? { piece, step, stepIndex } : undefined;
}

const byId = (one: CommentAnchor, other: CommentAnchor) => one.id - other.id;
