import type { Board, Piece } from './board';
import type { PlacedPlayer } from './formations';

/**
 * Returns what a formation keeps of a board: our players at the start with number and position, without names and members, and the ball
 * if one of them has it.
 */
export function lineUpOf({ sport, area, pieces }: Board): Board {
  const players = pieces.flatMap(({ id, kind, number, position, at }): Piece[] =>
    kind === 'us' ? [{ id, kind, number, position, at }] : [],
  );
  const ball = pieces.filter(
    ({ kind, holder }) => kind === 'ball' && players.some(({ id }) => id === holder),
  );
  return { v: 1, sport, area, pieces: [...players, ...ball.slice(0, 1)], steps: [] };
}

/** Returns our players of a line-up without their ids, as those of a shipped formation are placed. */
export const playersIn = ({ pieces }: Board): PlacedPlayer[] =>
  pieces.flatMap(({ kind, number, position, at }) => (kind === 'us' ? [{ kind, number, position, at }] : []));
