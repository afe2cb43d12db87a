import type { Board } from '@touchline/contract/boards';

const shownSteps = new WeakMap<Board, number>();

/** Notes the index of the step that the player of a board shows, for a menu elsewhere on the screen. */
export const showsStep = (board: Board, step: number): void => void shownSteps.set(board, step);

/** Returns the index of the step that is shown: the first one where a board is not played. */
export const shownStepOf = (board: Board | null | undefined): number => (board && shownSteps.get(board)) ?? 0;
