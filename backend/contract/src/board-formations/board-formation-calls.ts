import { del, get, patch, post } from '../call';
import type { BoardFormation, BoardFormationName, NewBoardFormation } from './board-formation';

/** Formations of a team, for its editors: only they draw boards, which contain the players of a formation they were begun from. */
export const boardFormationCalls = {
  list: get('/api/teams/:teamId/formations').response<BoardFormation[]>(),
  /** Saves the start of a board. A team has at most `limits.boardFormations`. */
  create: post('/api/teams/:teamId/formations')
    .body<NewBoardFormation>()
    .response<BoardFormation>()
    .withErrors('formations_full', 'formation_name_taken'),
  rename: patch('/api/teams/:teamId/formations/:formationId')
    .body<BoardFormationName>()
    .response<BoardFormation>()
    .withErrors('formation_name_taken'),
  /** Boards that were begun from the formation stay as they are. */
  remove: del('/api/teams/:teamId/formations/:formationId'),
};
