import type { AnchorStates } from './anchors/anchor-tracker';

/** Threads that are about the board of a play. */
export interface BoardAnchors {
  states: AnchorStates;
  /** Threads that stand beside the board, in the order of their marks; none on narrow screens. */
  beside: readonly number[];
  onShow: (threadId: number, isScrolledTo: boolean) => void;
  /** Called with the thread whose mark is highlighted. */
  onActive: (threadId: number | undefined) => void;
  /** Called when the form of a comment about the board was closed: focuses the element that opened it. */
  onClosed: () => void;
}
