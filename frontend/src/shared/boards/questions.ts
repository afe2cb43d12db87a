import type { BoardPosition } from '@touchline/contract';
import type { Film } from '@touchline/contract/boards';
import type { BoardStage } from './board-stage';
import type { BoardThread } from './board-threads';
import type { MyPiece } from './use-my-piece';

/** A board that is played. */
export interface PlayedBoard {
  film: Film;
  /** The drawings in document order, once they can move. */
  stages: readonly BoardStage[];
  /** Index of the step that is shown. */
  step: number;
  isPlaying: boolean;
  pause: () => void;
  goToStep: (index: number) => void;
  leaveFullScreen: () => void;
  /** The piece that shows the user, if the board has any to choose. */
  mine: MyPiece | undefined;
}

/** A thread whose place on the board is to be shown; another object for each time. */
export interface ShownThread {
  id: number;
  /** The board is scrolled into view. */
  isScrolledTo: boolean;
}

/** Threads about a board, and the ways from it to its discussion. */
export interface Questions {
  /** Threads about what is on the board. */
  threads: readonly BoardThread[];
  shown: ShownThread | undefined;
  /** The thread whose mark is highlighted. */
  active?: number;
  onOpen: (threadId: number) => unknown;
  /** Undefined if the user may not comment. */
  onAsk: ((position: BoardPosition, player: PlayedBoard) => void) | undefined;
}

export interface QuestionsProps extends Questions {
  player: PlayedBoard;
}

/** The piece that has a ring. */
export interface ChosenPiece {
  id: string;
  /** A press also opens its bar. */
  by: 'press' | 'thread';
}
