import {
  edit,
  formations,
  newBoard,
  parseBoard,
  startEditing,
  writeBoard,
  type Board,
  type Sport,
} from '@touchline/contract/boards';
import { randomFraction } from '../../shared/random';

const key = (teamId: number, sport: Sport) => `touchline:formation:${teamId}:${sport}`;

/** Keeps the players of a formation in this browser, for the next board of the team. */
export const rememberLineUp = (teamId: number, lineUp: Board) =>
  localStorage.setItem(key(teamId, lineUp.sport), writeBoard(lineUp));

/** Returns a new board with the last formation of the team, or with the default one of the sport. */
export function nextBoard(teamId: number, sport: Sport): Board {
  const last = parseBoard(localStorage.getItem(key(teamId, sport)) ?? '').board;
  return last?.sport === sport ? withBall(last) : newBoard(sport, formations[sport][0], randomFraction());
}

/** A formation was saved without a ball if none of its players had it. */
function withBall(board: Board): Board {
  if (board.pieces.some(({ kind }) => kind === 'ball')) return board;
  const ball = { kind: 'ball', at: [0, 0] } as const;
  return edit(startEditing(board, randomFraction()), { type: 'add-pieces', pieces: [ball] }).board;
}
