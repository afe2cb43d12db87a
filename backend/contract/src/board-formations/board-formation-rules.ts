import { checkBoard } from '../boards/check-board';
import { every, maxLength, required } from '../field-rule';
import * as limits from '../limits';

export const formationName = every(
  required('Name is required'),
  maxLength(limits.boardFormationName, `Name can have up to ${limits.boardFormationName} characters`),
);

/** Accepts a board without steps that has one of our players. */
export function lineUp(value: unknown): string | undefined {
  const { board, fault } = checkBoard(value);
  if (!board) return fault;
  if (board.steps.length > 0) return 'A formation has no steps';
  return board.pieces.some(({ kind }) => kind === 'us')
    ? undefined
    : 'A formation needs a player of your team';
}
