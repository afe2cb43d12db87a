import type { Board, Sport } from './board';
import { edit, startEditing } from './edits';
import { placed, type Formation } from './formations';

/** Returns a board with the players of a formation, one of whom has the ball. */
export function newBoard(sport: Sport, formation: Formation | undefined, seed: number): Board {
  const empty: Board = { v: 1, sport, area: areaFor(formation), pieces: [], steps: [] };
  if (!formation) return empty;
  const lined = edit(startEditing(empty, seed), { type: 'add-pieces', pieces: placed(formation, 'us') });
  const holder = lined.board.pieces.find(
    ({ number, position }) => number === formation.ball || position === formation.ball,
  );
  const ball = { kind: 'ball', at: holder?.at ?? [0, 0], holder: holder?.id } as const;
  return edit(lined, { type: 'add-pieces', pieces: [ball] }).board;
}

function areaFor(formation: Formation | undefined): Board['area'] {
  const area = formation?.area ?? 'half';
  return area === 'whole' ? undefined : area;
}
